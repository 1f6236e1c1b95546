"""`python -m durbar` is `durbar`."""

from durbar.cli import main

main()
