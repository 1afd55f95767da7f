# Every command lives in dev.py; `make` alone lists them. Extra arguments: make play ARGS="--port 9000"
PYTHON ?= python3
COMMANDS := setup play test check wheel compiled bench load soak screens format lock clean

.PHONY: help $(COMMANDS)
help $(COMMANDS):
	@$(PYTHON) dev.py $@ $(ARGS)
