"""The commands of `durbar`, a module each: `add(app)` puts it on the command line, with its phrases from `locale`.

A command imports what it needs when it runs, so that `durbar --help` answers at once.
"""
