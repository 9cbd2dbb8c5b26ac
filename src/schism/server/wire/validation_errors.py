"""Validation errors in the client's language, never quoting what was sent."""

from __future__ import annotations

from typing import Any

from schism.errors import SchismError

_LONGEST_PLACE, _LONGEST_REASON = 80, 200
# Messages by pydantic's error types.
_KNOWN = {
    "missing": "misread-missing",
    "extra_forbidden": "misread-extra",
    "json_invalid": "misread-json",
    "literal_error": "misread-choice",
    "union_tag_invalid": "misread-choice",
    "union_tag_not_found": "misread-missing",
    "string_type": "misread-text",
    "int_type": "misread-number",
    "int_parsing": "misread-number",
    "int_from_float": "misread-number",
    "float_type": "misread-number",
    "float_parsing": "misread-number",
    "bool_type": "misread-bool",
    "bool_parsing": "misread-bool",
    "list_type": "misread-list",
    "dict_type": "misread-object",
    "model_type": "misread-object",
    "model_attributes_type": "misread-object",
    "string_too_long": "misread-too-long",
    "string_too_short": "misread-too-short",
    "invisible": "misread-invisible",
    "greater_than_equal": "misread-too-small",
    "greater_than": "misread-too-small",
    "less_than_equal": "misread-too-large",
    "less_than": "misread-too-large",
}


def validation_error(first: Any) -> SchismError:
    """Turn the first of pydantic's errors into one of ours."""
    place = ".".join(str(part) for part in first["loc"])[:_LONGEST_PLACE]
    known = _KNOWN.get(first["type"])
    if known is None:
        reason = SchismError("misread-other", reason=str(first["msg"])[:_LONGEST_REASON])
    else:
        reason = SchismError(known)
    if place:
        reason = SchismError("misread-at", place=place, reason=reason)
    return SchismError("message", reason=reason)
