"""For the compiler, rows are mypyc's own vectors of machine words; `vecs.py` says what they are without it."""

from librt.vecs import append as append
from librt.vecs import vec as vec
