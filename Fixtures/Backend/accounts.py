"""The accounts that may log in, read from a file."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Iterator

# The names of JSON types in messages.
KINDS = {dict: "an object", list: "an array", str: "a string", bool: "true or false",
         int: "a number", float: "a number", type(None): "null"}


class AccountsError(Exception):
  """The file cannot be used; the message has the position and the remedy, but no password."""


class Accounts:
  def __init__(self, passwords: dict[str, str]):
    self.digests = {user: digest(password) for user, password in passwords.items()}

  def accepts(self, user: str, password: str) -> bool:
    """Takes the same time for a wrong password as for a user that does not exist."""
    expected = self.digests.get(user)
    same = hmac.compare_digest(digest(password), expected or digest(""))
    return same and expected is not None

  @classmethod
  def read(cls, path: str) -> Accounts:
    try:
      with open(path, "rb") as file:
        text = file.read().decode("utf-8-sig")
    except OSError as error:
      raise AccountsError(
        f"{path}: {error.strerror}: give a file like accounts.example.json") from None
    except UnicodeDecodeError as error:
      line = error.object[: error.start].count(b"\n") + 1
      raise AccountsError(f"{path}:{line}: byte {error.start + 1} is not UTF-8") from None
    try:
      document = json.loads(text)
    except json.JSONDecodeError as error:
      raise AccountsError(
        f"{path}:{error.lineno}:{error.colno}: not JSON: {error.msg}") from None
    except (RecursionError, ValueError):
      raise AccountsError(f"{path}: nested too deeply, or a number too long") from None
    passwords: dict[str, str] = {}
    for place, user, password in entries(path, document):
      if user in passwords:
        raise AccountsError(f"{path}: {place}.user: '{user}' is there twice, remove one")
      passwords[user] = password
    return cls(passwords)


def entries(path: str, document: object) -> Iterator[tuple[str, str, str]]:
  accounts = member(path, "the file", document, "accounts", list)
  for index, account in enumerate(accounts):
    place = f"accounts[{index}]"
    yield (place, member(path, place, account, "user", str),
           member(path, place, account, "password", str))


def member(path: str, place: str, owner: object, key: str, kind: type):
  if not isinstance(owner, dict):
    raise AccountsError(f"{path}: {place} is {KINDS[type(owner)]}, an object was expected")
  if key not in owner:
    raise AccountsError(f"{path}: {place} has no \"{key}\", add it")
  if not isinstance(owner[key], kind):
    raise AccountsError(
      f"{path}: {place}: \"{key}\" is {KINDS[type(owner[key])]}, {KINDS[kind]} was expected")
  return owner[key]


def digest(text: str) -> bytes:
  # Digests have a fixed length, so the comparison reveals nothing about the password's length.
  return hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()
