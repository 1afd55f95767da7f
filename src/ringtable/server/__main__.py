"""`python -m ringtable.server`: the server without the rest of the command line."""

import sys

from ringtable.server.serve import main

sys.exit(main())
