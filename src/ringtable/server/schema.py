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
    from ringtable.server.routes import API

    config = OpenAPIConfig("Ringtable", ringtable.__version__)
    app = Litestar([API], openapi_config=config)
    described: dict[str, Any] = msgspec.json.decode(
        msgspec.json.encode(app.openapi_schema.to_schema())
    )
    template = "#/components/schemas/{name}"
    _, components = msgspec.json.schema_components(ALL, ref_template=template)
    described["components"] = {"schemas": components}
    return described
