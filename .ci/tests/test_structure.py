"""lint-structure finds each kind of violation at its line, and nothing in correct code."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from types import SimpleNamespace

CI = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(CI))

from structure import optional_methods, sizes, snapshots  # noqa: E402
from structure.swift_source import SwiftSource  # noqa: E402

MANIFEST = """\
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "Sample",
  targets: [
    .target(name: "Words", path: "Sources/Shared/Words"),
    .target(name: "Letters", path: "Sources/Shared/Letters"),
    .target(name: "Agent", dependencies: ["Words"], path: "Sources/AppSide/Agent"),
    .target(name: "Session", dependencies: ["Words"], path: "Sources/TestSide/Session"),
    .target(
      name: "ViewTesting", dependencies: ["Agent"], path: "Sources/TestSide/ViewTesting"),
    .executableTarget(name: "Both", dependencies: ["Agent", "Session"], path: "Sources/Apps/Both"),
    .testTarget(name: "WordsTests", dependencies: ["Words"], path: "Tests/Shared/WordsTests"),
    .testTarget(name: "OtherTests", dependencies: ["Words"], path: "Tests/Shared/OtherTests"),
  ])
"""

# Text that would be a violation as code, but isn't here.
INNOCENT = r'''
/// Never `try!`, never `Thread.sleep`.
/* as! /* usleep(3) */ waitUntilExit */
import Foundation
// import Session
package struct Word {
  var text = "try! \(String(describing: "as!")) usleep(1)"
  var raw = #"a " quote and \(not code) try! \#(1 + 1)"#
  var long = """
    import Session
    a "quote" try!
    """
  var pattern = /"try!/
  var half = 4 / 2 / 1
  func sleep(until deadline: Int) {}
  func `sleep( as! it says`() {}
  var __forMacros = 1
  func call(_ block: (_ index: Int) -> Void, _: Int) { f(1, _, a: __x) }
  subscript(_ index: Int) -> Int { let (a, _) = (1, 2); _ = a; return a }
  func asleep() { asleep() }
  // Guarded by the lock of its owner.
  nonisolated(unsafe) static var shared = 1
  var list = [1].map { $0 / 2 }; var text2 = "as!"
}
/// Shared by nobody: every part is a constant.
extension Word: @unchecked Sendable {}
'''

IN_ORDER = {
  "Package.swift": MANIFEST,
  "Sources/Shared/Words/Word.swift": INNOCENT,
  "Sources/Shared/Letters/Letter.swift": "let a = 1\n",
  "Sources/AppSide/Agent/Agent.swift": "@testable import Words\nlet a = 1\n",
  "Sources/AppSide/Agent/Marked.swift": """
    typealias Sink = @MainActor (Int) -> Void
    @preconcurrency @MainActor open class Marked {
      open var plain: (() -> Void)?
      final func a(_ sink: Sink) { let b: @MainActor () -> Void = {} }
      private var c: Sink?
      static func d(_ sink: @escaping @Sendable () -> Void) {}
    }
    @preconcurrency @MainActor final class Ended { var sink: Sink? }
    @MainActor class Ours { var sink: Sink? }
    """,
  "Sources/TestSide/Session/Session.swift": "public import struct Words.Word\nlet a = 1\n",
  "Sources/TestSide/ViewTesting/Find.swift": "import Agent\nlet a = 1\n",
  "Sources/Apps/Both/main.swift": "import Agent\n",
  "Tests/Shared/WordsTests/WordTests.swift": "import Words\n@Test func a() { #expect(1 == 1) }\n",
  "Tests/Shared/WordsTests/Sample.swift": "// No test.\nlet sample = 1\n",
  "Fixtures/Snapshots/WordsTests/WordTests/a.dark.txt": "",
}

# A file, its contents, and the line and the words of the finding.
VIOLATIONS = [
  ("Sources/Shared/Words/Long.swift", "//\n" * 501, 501, "501 lines, and the limit is 500"),
  ("Tests/Shared/WordsTests/LongTests.swift", "#expect\n" * 801, 801, "the limit is 800"),
  ("Sources/Shared/Words/A.swift", "\nprivate let _hidden = 1\n", 2, "'_hidden' begins with"),
  ("Tests/Shared/WordsTests/B.swift", "func _helper() {}\n", 1, "'_helper' begins with"),
  ("Sources/Shared/Words/A2.swift", "func a(_ b: Int, at _c: Int) {}\n", 1, "'_c' begins with"),
  ("Sources/Shared/Words/A3.swift", "func a(\n  _b: Int) {}\n", 2, "'_b' begins with"),
  ("Sources/Shared/Words/C.swift", "\nextension Word: @unchecked Sendable {}\n", 2,
   "'@unchecked Sendable' without a reason"),
  ("Sources/Shared/Words/D.swift", "// Why.\n\nnonisolated(unsafe) var a = 1\n", 3,
   "'nonisolated(unsafe)' without a reason"),
  ("Sources/Shared/Words/E.swift", 'let a = "\\(try! b())"\n', 1, "'try!' traps"),
  ("Sources/Shared/Words/F.swift", "/* */ let a = b as! C\n", 1, "'as!' traps"),
  ("Sources/Shared/Words/G.swift", "\nThread.sleep(forTimeInterval: 1)\n", 2, "sleeping guesses"),
  ("Sources/Shared/Words/H.swift", "try await Task.sleep(for: .seconds(1))\n", 1, "sleeping"),
  ("Sources/Shared/Words/I.swift", "usleep(1)\n", 1, "sleeping guesses"),
  ("Sources/Shared/Words/J.swift", "process.waitUntilExit()\n", 1, "'waitUntilExit' polls"),
  ("Sources/Shared/Words/K.swift", "let a = 1 // TODO later\n", 1, "'TODO' in a comment"),
  ("Sources/Helpers/L.swift", "let a = 1\n", 1, "'Helpers' does not say which process"),
  ("Tests/M.swift", "let a = 1\n", 1, "'M.swift' does not say which process"),
  ("Sources/Shared/Stray/N.swift", "let a = 1\n", 1, "no target of Package.swift compiles"),
  ("Tests/Shared/WordsTests/OTests.swift", '@Test func a() {} // #expect\nlet b = "#expect"\n',
   1, "without an assertion cannot fail"),
  ("Tests/Shared/WordsTests/P.swift", "\n@Test func a() { #expect(true) }\n", 2,
   "not named after what it tests"),
  ("Tests/Shared/OtherTests/QTests.swift", "#expect\n", 1, "'OtherTests' is named after no module"),
  ("Sources/AppSide/Agent/R.swift", "import Words\nimport Session\n", 2,
   "AppSide code imports Session of TestSide"),
  ("Sources/TestSide/Session/S.swift", "@_exported import Agent\n", 1,
   "TestSide code imports Agent of AppSide"),
  ("Sources/Shared/Words/T.swift", "private import struct Agent.A\n", 1,
   "Shared code imports Agent of AppSide"),
  ("Sources/Shared/Words/U.swift", "import Letters\n", 1,
   "Words imports Letters, which Package.swift does not declare"),
  ("Tests/Shared/WordsTests/V.swift", "import Session\n", 1, "Shared code imports Session"),
  ("Fixtures/Snapshots/WordsTests/OTests/gone.png", "", 1, "a snapshot of a test that is not in"),
  ("Fixtures/Snapshots/WordsTests/Missing/a.txt", "", 1,
   "a snapshot of a file of tests that does not exist"),
  ("Sources/AppSide/Agent/W.swift",
   "@preconcurrency @MainActor\nopen class W {\n  open func w(_ b: @MainActor () -> Void) {}\n}\n",
   3, "marked with isolation in a member of W"),
  ("Sources/AppSide/Agent/X.swift",
   "typealias H = @MainActor () -> Void\n@preconcurrency @MainActor class X {\n  let x: Int\n"
   "  var h: H?\n}\n", 4, "in a member of X that can be overridden"),
  ("Sources/TestSide/Session/Y.swift", "\nprivate struct Sink {}\npublic final class Word {}\n", 3,
   "a second type named 'Word'"),
  ("Sources/Apps/Both/z.swift", "\nimport Session\n", 2, "Both imports both Agent and Session"),
]


def lint(root: Path, files: dict[str, str]) -> subprocess.CompletedProcess:
  for name, text in files.items():
    (root / name).parent.mkdir(parents=True, exist_ok=True)
    (root / name).write_text(text, encoding="utf-8")
  return subprocess.run([str(CI / "lint-structure"), str(root)], capture_output=True, text=True)


class StructureTests(unittest.TestCase):
  def setUp(self):
    folder = tempfile.TemporaryDirectory(prefix="structure of a package ")
    self.addCleanup(folder.cleanup)
    self.root = Path(folder.name)

  def test_correct_code_has_no_findings(self):
    result = lint(self.root, IN_ORDER)
    self.assertEqual(result.stderr, "")
    self.assertEqual(result.returncode, 0)
    self.assertIn("Sources: 7 files", result.stdout)

  def test_each_violation_is_found_at_its_line_and_nothing_else(self):
    result = lint(self.root, IN_ORDER | {name: text for name, text, _, _ in VIOLATIONS})
    self.assertEqual(result.returncode, 1)
    found = result.stderr.splitlines()
    for name, _, line, words in VIOLATIONS:
      with self.subTest(file=name):
        matching = [each for each in found if each.startswith(f"{name}:{line}: ")]
        self.assertEqual(len(matching), 1, found)
        self.assertIn(words, matching[0])
    self.assertEqual(len(found), len(VIOLATIONS), found)

  def test_a_dependency_on_another_package_is_found(self):
    # Reads the text, because the manifest isn't resolved.
    manifest = MANIFEST.replace(
      "  targets: [\n", '  dependencies: [.package(path: "../Other")],\n  targets: [\n')
    result = lint(self.root, IN_ORDER | {"Package.swift": manifest})
    self.assertEqual(result.returncode, 1)
    self.assertIn("Package.swift:5: a dependency on another package", result.stderr)

  def test_a_manifest_that_does_not_compile_is_an_error(self):
    result = lint(self.root, {"Package.swift": "// swift-tools-version: 6.2\nlet package = \n"})
    self.assertEqual(result.returncode, 1)
    self.assertIn("the structure cannot be checked", result.stderr)


class SizeTests(unittest.TestCase):
  def findings(self, *lengths: int) -> list[str]:
    sources = [SimpleNamespace(name=f"{n}.swift", line_count=n) for n in lengths]
    found = sizes.findings(SimpleNamespace(sources=sources, tests=[]))
    return [str(each) for each in found]

  def test_names_of_snapshots_match_their_tests(self):
    # ViewTesting's tests have the same names.
    for name, expected in (
      ("testLooks", "testLooks"), ("it's a door", "it-s-a-door"),
      ("a door’s key", "a-door-s-key-1n3ptjpd4d7x9"),
    ):
      self.assertEqual(snapshots.clean(name), expected)

  def test_the_median_and_the_90th_percentile_are_limited(self):
    self.assertEqual(self.findings(), [])
    self.assertEqual(self.findings(10, 120, 500), [
      "500.swift:500: the 90th percentile of the lengths of Sources is 500 lines, and the limit "
      "is 300, split the longest files, this one first"])
    self.assertEqual(self.findings(*[120] * 9, 500), [])
    self.assertEqual(len(self.findings(*[121] * 9)), 1)
    self.assertIn("the median of the lengths of Sources is 121 lines", self.findings(121)[0])


class OptionalMethodTests(unittest.TestCase):
  PROTOCOL = """\
@preconcurrency @MainActor
public protocol UIDoorDelegate: UIScrollViewDelegate {
  /// Called when the door, `func door(_:)`, opens.
  func doorDidOpen(_ door: UIDoor)
  func door(
    _ door: UIDoor, shouldLet guests: [String: (Int, Int)],
    then block: @escaping (Int) -> Void
  ) -> Bool
}
"""
  NAME = "Sources/AppSide/TerminalUIKit/UIDoorDelegate"

  def test_a_method_gets_a_closure_or_a_call_operator(self):
    (_, body), = [(match["name"], match["body"])
                  for match in optional_methods.PROTOCOL.finditer(self.PROTOCOL)]
    text = optional_methods.written("UIDoorDelegate", body)
    self.assertIn("public var doorDidOpen: ((UIDoor) -> Void)? {\n    { self.doorDidOpen($0) }", text)
    self.assertIn("public var door: DoorDelegateMethods? { DoorDelegateMethods(delegate: self) }", text)
    self.assertIn(
      "public func callAsFunction(_ door: UIDoor, shouldLet guests: [String: (Int, Int)], "
      "then block: @escaping (Int) -> Void) -> Bool {\n"
      "    delegate.door(door, shouldLet: guests, then: block)", text)
    self.assertEqual(text.count("callAsFunction"), 1)

  def test_a_different_file_is_found_regardless_of_formatting(self):
    with tempfile.TemporaryDirectory() as folder:
      root = Path(folder)
      source = root / f"{self.NAME}.swift"
      source.parent.mkdir(parents=True)
      source.write_text(self.PROTOCOL, encoding="utf-8")
      repository = SimpleNamespace(root=root)
      found, = optional_methods.findings(repository)
      self.assertEqual(found.file, f"{self.NAME}+OptionalMethods.swift")
      (name, text), = optional_methods.files(root).items()
      (root / name).write_text(text.replace(", ", ",\n    "), encoding="utf-8")
      self.assertEqual(list(optional_methods.findings(repository)), [])
      (root / name).write_text(text.replace("doorDidOpen", "doorOpened"), encoding="utf-8")
      self.assertEqual(len(list(optional_methods.findings(repository))), 1)


class SwiftSourceTests(unittest.TestCase):
  def test_only_code_remains(self):
    # A dot represents a blank.
    for text, left in [
      ("a // b\nc", "a ····\nc"),
      ("a /* b /* c */ d */ e", "a ················· e"),
      ("a /* never closed", "a ···············"),
      ('a("b") c', 'a("·") c'),
      ('"\\"" a', '"··" a'),
      ('"never closed\nc', '"············\nc'),
      ('"""\na "b"\n""" c', '"""\n·····\n""" c'),
      ('#"a" \\(b)"# c', '#"·······"# c'),
      ('"a \\(b("c") + d) e" f', '"····b("·") + d)··" f'),
      ('"\\("\\(a)")" b', '"··"··a)")" b'),
      ("`a \" b` c", "······· c"),
      ("a / b / c", "a / b / c"),
      ("x = /a\"b/ + c", "x = ····· + c"),
      ("#/ \" /# c", "······· c"),
    ]:
      with self.subTest(text=text), tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "a.swift"
        file.write_text(text, encoding="utf-8")
        self.assertEqual(SwiftSource(file, "a.swift").code, left.replace("·", " "))


if __name__ == "__main__":
  unittest.main()
