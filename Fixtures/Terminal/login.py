#!/usr/bin/env python3
"""A small login program for a terminal, in Python's curses: two fields, a button, a result.

usage: login.py [PASSWORD] [-delay SECONDS]

-delay delays the result.
"""

import curses
import sys
import time

WORDS = sys.argv[1:]
DELAY = float(WORDS[WORDS.index("-delay") + 1]) if "-delay" in WORDS else 0
USER, PASSWORD = "test", WORDS[0] if WORDS and WORDS[0] != "-delay" else "1234"
FIELDS = ("Username", "Password")


def draw(screen, texts, place, result):
  screen.erase()
  screen.addstr(1, 2, "Welcome", curses.A_BOLD)
  for number, name in enumerate(FIELDS):
    shown = texts[number] if number == 0 else "*" * len(texts[number])
    screen.addstr(3 + 2 * number, 2, name + ":")
    screen.addstr(3 + 2 * number, 14, shown.ljust(20), curses.A_UNDERLINE)
  screen.addstr(7, 14, "[ Login ]", curses.A_REVERSE if place == 2 else 0)
  screen.addstr(9, 2, result)
  if place < 2:
    screen.move(3 + 2 * place, 14 + len(texts[place]))
  else:
    screen.move(7, 16)
  screen.refresh()


def clicked():
  """Returns what is under the mouse: a field, the button, or None."""
  _, column, row, _, state = curses.getmouse()
  pressed = state & (curses.BUTTON1_PRESSED | curses.BUTTON1_CLICKED)
  return {3: 0, 5: 1, 7: 2}.get(row) if pressed and column >= 14 else None


def main(screen):
  curses.mouseinterval(0)
  curses.mousemask(curses.BUTTON1_PRESSED | curses.BUTTON1_CLICKED)
  texts, place, result = ["", ""], 0, ""
  while True:
    draw(screen, texts, place, result)
    key = screen.getch()
    if key == curses.KEY_MOUSE:
      target = clicked()
      if target is None:
        continue
      place = target
      key = 13 if place == 2 else -1
    if key == 27:
      return
    if key in (9, curses.KEY_DOWN):
      place = (place + 1) % 3
    elif key in (curses.KEY_UP, curses.KEY_BTAB):
      place = (place - 1) % 3
    elif key in (10, 13) and place == 2:
      if DELAY:
        draw(screen, texts, place, "Please wait")
        time.sleep(DELAY)
      result = "Success" if texts == [USER, PASSWORD] else "Login failed"
    elif key in (10, 13):
      place += 1
    elif key in (curses.KEY_BACKSPACE, 127) and place < 2:
      texts[place] = texts[place][:-1]
    elif 32 <= key < 127 and place < 2:
      texts[place] += chr(key)


curses.wrapper(main)
