#!/usr/bin/python3
"""A window in Qt 5 whose buttons wait 30 seconds: with a timer, a precise timer, and a sleeping thread."""

import sys

from PyQt5.QtCore import QElapsedTimer, Qt, QThread, QTimer
from PyQt5.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget

SECONDS = 30


class Sleeper(QThread):
  def run(self):
    QThread.sleep(SECONDS)


class TimerWindow(QWidget):
  def __init__(self):
    super().__init__()
    self.setWindowTitle("Timer")
    layout = QVBoxLayout(self)
    self.result = QLabel("Welcome")
    layout.addWidget(self.result)
    self.clock = QElapsedTimer()
    self.sleeper = Sleeper()
    self.sleeper.finished.connect(self.end)
    for name, begin in (
      ("Timer", lambda: QTimer.singleShot(SECONDS * 1000, self.end)),
      ("Exact timer", lambda: QTimer.singleShot(SECONDS * 1000, Qt.PreciseTimer, self.end)),
      ("Thread", self.sleeper.start),
    ):
      button = QPushButton(name)
      button.clicked.connect(lambda _, begin=begin: self.begin(begin))
      layout.addWidget(button)

  def begin(self, begin):
    self.result.setText("Please wait")
    self.clock.start()
    begin()

  def end(self):
    self.result.setText(f"{round(self.clock.elapsed() / 10000) * 10} seconds")


app = QApplication(sys.argv)
window = TimerWindow()
window.show()
sys.exit(app.exec_())
