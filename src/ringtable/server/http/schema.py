"""The description of the HTTP part: paths from the routes, types from `ringtable.wire`."""

from functools import cache
from typing import Any

import msgspec
from litestar import Litestar
from litestar.openapi import OpenAPIConfig

import ringtable
from ringtable.wire.types import ALL


@cache
def openapi() -> dict[str, Any]:
    """OpenAPI 3.1 as plain data."""
    from ringtable.server.http.routes import API

    config = OpenAPIConfig("Ringtable", ringtable.__version__)
    app = Litestar([API], openapi_config=config, logging_config=None)
    described: dict[str, Any] = msgspec.json.decode(
        msgspec.json.encode(app.openapi_schema.to_schema())
    )
    template = "#/components/schemas/{name}"
    _, components = msgspec.json.schema_components(ALL, ref_template=template)
    described["components"] = {"schemas": components}
    for path in described["paths"].values():
        for operation in path.values():
            describe_refusals(operation["responses"])
    return described


def describe_refusals(responses: dict[str, Any]) -> None:
    """Whatever is refused comes as a Problem; the framework would describe its own answers here."""
    for status in [status for status in responses if status >= "400"]:
        del responses[status]
    problem = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    responses["4XX"] = {"description": "Refused, with the reason", "content": problem}
    responses["5XX"] = {"description": "Failed, nothing was changed", "content": problem}
