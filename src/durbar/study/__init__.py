"""Judging play: what a finished game owed to luck, to each player's own choices, and to the others'.

Nothing here knows threads, processes, files or sockets: work is cut into parts that may be done anywhere, in any order.
"""
