"""The packed arrays of the compiled rules, and a list-based stand-in for running uncompiled.

Compiled modules use ``librt.vecs`` natively and never look here at run time; interpreted ones get
lists, which are faster than boxed vecs, and for bytes a bytearray. `append` and `extend` return the array: always
``v = append(v, x)``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import extend as extend
    from librt.vecs import remove as remove
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import u8 as u8
else:
    i64 = int

    class u8(int):
        """Tells arrays of bytes from others."""

    class vec:
        __slots__ = ()

        def __class_getitem__(cls, item):
            return bytearray if item is u8 else cls

        def __new__(cls, items=(), *, capacity=0):
            return list(items)

    def append(array, item):
        array.append(item)
        return array

    def extend(array, items):
        array.extend(items)
        return array

    def remove(array, item):
        array.remove(item)
        return array
