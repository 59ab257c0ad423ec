#!/usr/bin/env python3
"""Texts in a terminal, in Python's curses: dark blue on black, or readable ones with -good."""

import curses
import sys

IS_GOOD = "-good" in sys.argv


def main(screen):
  curses.init_pair(1, curses.COLOR_CYAN if IS_GOOD else curses.COLOR_BLUE, curses.COLOR_BLACK)
  curses.init_pair(2, curses.COLOR_BLACK if IS_GOOD else curses.COLOR_YELLOW, curses.COLOR_CYAN)
  screen.addstr(1, 2, "Orders", curses.A_BOLD)
  screen.addstr(3, 2, "Folder", curses.color_pair(1))
  # The shortcut letter of a menu.
  screen.addstr(5, 2, "F", curses.color_pair(2))
  screen.addstr(5, 3, "ile", curses.color_pair(2) if IS_GOOD else curses.color_pair(3))
  screen.addstr(7, 2, "Name:")
  screen.addstr(7, 10, " " * 12, curses.A_UNDERLINE)
  screen.addstr(9, 2, "[ Send ]", curses.A_REVERSE)
  screen.refresh()
  while screen.getch() != 27:
    pass


def start(screen):
  curses.init_pair(3, curses.COLOR_BLACK, curses.COLOR_CYAN)
  main(screen)


curses.wrapper(start)
