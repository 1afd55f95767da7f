"""The described protocol under fire: made-up requests to every operation of the API.

Whatever comes in, the server answers in the shapes that it describes and never fails.
"""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import checks
from schemathesis.specs.openapi.checks import response_schema_conformance

from ringtable.server.settings import Settings
from tests.server.playground import Playground


@pytest.fixture(scope="module")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Playground]:
    database = tmp_path_factory.mktemp("schema") / "tables.db"
    ground = Playground(Settings(db=f"sqlite:///{database}", limits=False, bot_workers=1)).start()
    yield ground
    ground.stop()


@pytest.fixture
def api(ground: Playground) -> Any:
    return schemathesis.openapi.from_url(f"{ground.base}/api/openapi.json")


SCHEMA = schemathesis.pytest.from_fixture("api")
CHECKS = [checks.not_a_server_error, response_schema_conformance]


@SCHEMA.parametrize()
@settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_no_request_breaks_the_server(case: Any) -> None:
    case.call_and_validate(checks=CHECKS)
