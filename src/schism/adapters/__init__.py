"""The games behind the interfaces researchers know; no rules inside.

`batched` needs nothing but what Schism needs; the others need the packages they are named after.
"""
