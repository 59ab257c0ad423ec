"""harness.sh, copied to a separate folder, with stand-ins for `swift` and the tools it installs."""

from __future__ import annotations

import os
import pty
import re
import select
import shutil
import signal
import subprocess
import tempfile
import unittest
from pathlib import Path

CI = Path(__file__).resolve().parent.parent

# Answers like swift; files in its folder control its behaviour.
SWIFT = r"""#!/bin/bash
here=$(dirname "$0")
printf '%s ' "$@" >> "$here/calls"; echo >> "$here/calls"
case $1 in
  --version) cat "$here/version" ;;
  build)
    cat "$here/build-output"
    configuration=debug
    while (($# > 0)); do
      case $1 in
        --package-path) package=$2 ;;
        --configuration) configuration=$2 ;;
        --product) products=$2 ;;
      esac
      shift
    done
    if [[ -e $here/build-hangs ]]; then echo ready >/dev/tty; sleep 600; fi
    if [[ -e $here/build-fails ]]; then exit 1; fi
    mkdir -p "$package/.build/$configuration"
    for product in ${products:-understudy LoginApp}; do
      cp "$here/program" "$package/.build/$configuration/$product"
    done
    ;;
  format) [[ $2 == --version ]] && echo 6.3.1; test ! -e "$here/format-fails" ;;
  test) echo "Test run with 3 tests in 1 suite passed"; test ! -e "$here/test-fails" ;;
esac
"""

PROGRAM = r"""#!/bin/bash
echo "$(basename "$0"):$(printf ' <%s>' "$@")"
[[ -t 1 ]] && echo terminal || echo plain
exit 7
"""

COMMANDS = (
  "demo", "run", "steps", "report", "merge", "diff", "replay", "inspect", "record", "repl", "mcp",
  "new", "test", "soak", "app", "lint", "bench", "gherkin", "esctest", "suites", "doctor")

STUB = "#!/bin/sh\necho \"$(basename \"$0\")\" \"$@\" >> \"$(dirname \"$0\")/calls\"\n"
DRIVEN_PROGRAMS = (
  "dialog", "htop", "less", "mc", "nano", "vim", "Xvfb", "dbus-daemon", "featherpad", "galculator",
  "gnome-calculator", "mousepad", "zenity")


class HarnessCase(unittest.TestCase):
  def setUp(self):
    folder = tempfile.TemporaryDirectory(prefix="harness in 'a place' ")
    self.addCleanup(folder.cleanup)
    self.root = Path(folder.name) / "the project"
    self.bin = Path(folder.name) / "bin"
    self.bin.mkdir()
    for part in (".ci/harness", ".ci/commands"):
      shutil.copytree(CI.parent / part, self.root / part)
    shutil.copy(CI.parent / "harness.sh", self.root)
    for part in ("run", "swift-format.json", "spelling"):
      shutil.copy(CI / part, self.root / ".ci")
    self.program(self.root / ".ci/failures", "#!/bin/sh\necho \"what failed:\"; cat \"$1/log\"\n")
    for app in ("LoginApp", "OtherApp"):
      (self.root / "Sources/Apps" / app).mkdir(parents=True)
    for step in ("lint-structure", "selftest", "readme-package", "swift-tests"):
      self.program(
        self.root / ".ci" / step,
        f"#!/bin/sh\necho step {step}$(test $# -gt 0 && printf ' %s' \"$@\")\n")
    self.program(
      self.root / ".ci/check-changed",
      "#!/usr/bin/env bash\nif [[ $1 == --whole ]]; then\n"
      "  shift\n  if [[ $1 == --again ]]; then echo again; shift; fi\n"
      "  if [[ $1 == --unchanged && -e unchanged ]]; then echo \"$2\"; exit; fi\n"
      "  shift 4; exec \"$@\"\nfi\n"
      "shift 2\nmapfile -d '' files\nexec \"$@\" \"${files[@]}\"\n")
    self.program(self.bin / "swift", SWIFT)
    self.program(self.bin / "program", PROGRAM)
    (self.bin / "version").write_text("Swift version 6.3.1 (swift-6.3.1-RELEASE)\n")
    (self.bin / "build-output").write_text("Building for debugging...\n[1/2] Compiling A\n")
    # Only these tools are on PATH, so that others can be missing.
    for tool in ("bash sh env dirname readlink basename sed grep stty cat cp mkdir mktemp sleep tee timeout "
                 "rm id true cksum").split():
      (self.bin / tool).symlink_to(shutil.which(tool))
    for tool in DRIVEN_PROGRAMS:
      self.program(self.bin / tool, "#!/bin/sh\n")
    for tool in ("python3", "tmux", "git", "shellcheck", "codespell"):
      self.program(
        self.bin / tool,
        f"#!/bin/sh\ncase $1 in --version | -V) echo {tool} 1.0 ;; esac\n"
        f"test ! -e \"$(dirname \"$0\")/{tool}-fails\"\n")
    self.environment = {"PATH": str(self.bin), "HOME": folder.name, "TERM": "xterm"}

  def program(self, path: Path, text: str) -> None:
    path.write_text(text)
    path.chmod(0o755)

  def flag(self, name: str) -> None:
    (self.bin / name).touch()

  def calls(self) -> list[str]:
    file = self.bin / "calls"
    return file.read_text().splitlines() if file.exists() else []

  def harness(self, *arguments: str, script: str = "harness.sh") -> subprocess.CompletedProcess:
    return subprocess.run(
      [str(self.root / script), *arguments], capture_output=True, text=True, cwd="/",
      env=self.environment, stdin=subprocess.DEVNULL, timeout=60)

  def in_terminal(self, *arguments: str, until: bytes = b"") -> tuple[bytes, int]:
    """Returns the output in a terminal; with `until`, types Ctrl-C after that text."""
    child, terminal = pty.fork()
    if child == 0:
      # A background process of a shell would ignore the signal.
      signal.signal(signal.SIGINT, signal.SIG_DFL)
      os.execve(self.root / "harness.sh", ["harness.sh", *arguments], self.environment)
    shown, typed = b"", False
    while select.select([terminal], [], [], 60)[0]:
      try:
        data = os.read(terminal, 65536)
      except OSError:
        break
      if not data:
        break
      shown += data
      if until and until in shown and not typed:
        typed = True
        os.write(terminal, b"\x03")
    os.close(terminal)
    return shown, os.waitpid(child, 0)[1]


class CommandTests(HarnessCase):
  def test_without_a_command_the_list_is_shown(self):
    for arguments in ([], ["help"], ["--help"], ["-h"], ["help", "help"]):
      with self.subTest(arguments=arguments):
        result = self.harness(*arguments)
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        for command in COMMANDS:
          self.assertIn(f"\n  {command} ", result.stdout)

  def test_every_command_has_help_without_any_tool(self):
    (self.bin / "swift").unlink()
    for command in COMMANDS:
      for arguments in ([command, "--help"], [command, "-h"], ["help", command]):
        with self.subTest(arguments=arguments):
          result = self.harness(*arguments)
          self.assertEqual((result.returncode, result.stderr), (0, ""))
          self.assertTrue(result.stdout.startswith(f"usage: ./harness.sh {command}"))
          self.assertIn("Exit codes: ", result.stdout)

  def test_an_unknown_command_is_refused_with_the_nearest_one(self):
    for name, answer in [
      ("tset", "there is no command 'tset', did you mean 'test'?"),
      ("DEMO", "did you mean 'demo'?"), ("doc", "did you mean 'doctor'?"),
      ("xyzzyx", "there is no command 'xyzzyx'\n"), ("", "there is no command ''\n"),
      ("--version", "no command '--version'\n"), ("../commands/app", "there is no command"),
      ("x" * 5000, "there is no command"), ("*", "there is no command '*'\n"),
    ]:
      with self.subTest(name=name[:20]):
        result = self.harness(name)
        self.assertEqual((result.returncode, result.stdout), (64, ""))
        self.assertIn(answer, result.stderr)
    self.assertEqual(self.harness("help", "tset").returncode, 64)

  def test_a_link_to_the_script_finds_the_project(self):
    link = self.bin / "hs"
    link.symlink_to(self.root / "harness.sh")
    result = subprocess.run(
      [str(link), "app"], env=self.environment, capture_output=True, text=True)
    self.assertIn("LoginApp", result.stderr)


class RunningTests(HarnessCase):
  def test_demo_builds_and_becomes_the_program(self):
    result = self.harness("demo")
    self.assertEqual(result.returncode, 7)
    self.assertEqual(result.stdout, "understudy: <demo>\nplain\n")
    self.assertEqual(result.stderr, "")

  def test_demo_refuses_arguments_before_it_builds(self):
    for arguments in (["--wrong"], ["a b"], [""]):
      with self.subTest(arguments=arguments):
        result = self.harness("demo", *arguments)
        self.assertEqual((result.returncode, result.stdout), (64, ""))
        self.assertIn(f"demo takes no arguments, and this is one: '{arguments[0]}'", result.stderr)
    self.assertEqual(self.calls(), [])

  def test_a_directory_that_was_deleted_is_named(self):
    for command in ("demo", "test", "lint", "doctor"):
      with self.subTest(command=command):
        gone = Path(self.environment["HOME"]) / "gone"
        gone.mkdir()
        result = subprocess.run(
          ["/bin/sh", "-c", 'cd "$0" && /bin/rmdir "$0" && exec "$@"', str(gone),
           str(self.root / "harness.sh"), command],
          capture_output=True, text=True, env=self.environment, timeout=60)
        self.assertEqual((result.returncode, result.stdout), (69, ""))
        self.assertIn("error: the current directory no longer exists", result.stderr)
        self.assertIn(f"cd {self.root}", result.stderr)
        self.assertNotIn("swift", result.stderr.lower())

  def test_bench_measures_the_debug_build_unless_asked(self):
    self.assertEqual(
      self.harness("bench", "--runs", "5").stdout, "understudy: <bench> <--runs> <5>\nplain\n")
    self.assertFalse((self.root / ".build/release").exists())
    self.assertEqual(self.harness("bench", "--release").stdout, "understudy: <bench>\nplain\n")
    self.assertTrue((self.root / ".build/release").exists())

  def test_bench_layout_builds_a_separate_optimised_program(self):
    result = self.harness("bench", "layout", "2000")
    self.assertEqual((result.returncode, result.stdout), (7, "LayoutBench: <2000>\nplain\n"))
    self.assertFalse((self.root / ".build/debug").exists())

  def test_bench_network_builds_optimised_programs(self):
    result = self.harness("bench", "network", "--runs", "3")
    self.assertEqual(
      (result.returncode, result.stdout), (7, "NetworkBench: <--runs> <3>\nplain\n"))
    self.assertFalse((self.root / ".build/debug").exists())
    self.assertEqual(self.harness("bench", "network", "--runs", "0").returncode, 64)

  def test_bench_elements_builds_optimised_programs_unless_asked_otherwise(self):
    result = self.harness("bench", "elements", "--runs", "3")
    self.assertEqual(
      result.stdout, "understudy: <bench> <--part> <elements> <--runs> <3>\nplain\n")
    self.assertFalse((self.root / ".build/debug").exists())
    self.harness("bench", "elements", "--debug")
    self.assertTrue((self.root / ".build/debug").exists())

  def test_bench_all_goes_on_after_a_part_that_fails(self):
    result = self.harness("bench", "all")
    self.assertEqual((result.returncode, result.stderr), (1, ""))
    self.assertEqual(
      [line for line in result.stdout.splitlines() if line != "plain"],
      ["understudy: <bench>", "understudy: <bench> <--part> <suite>",
       "understudy: <bench> <--part> <elements>", "LayoutBench: <>", "NetworkBench: <>",
       "understudy: <bench> <--part> <clock>", "understudy: <bench> <--part> <trace>",
       "understudy: <bench> <--part> <adapters>"])
    self.assertEqual(self.harness("bench", "all", "--runs").returncode, 64)

  def test_bench_refuses_wrong_usage_before_it_builds(self):
    for arguments, answer in [
      (["x"], "bench does not know 'x'"), (["elments"], "did you mean 'elements'?"),
      (["--realease"], "did you mean '--release'?"), (["suite", "--run", "3"], "'--runs'?"),
      (["--runs"], "--runs takes a number from 1, not ''"),
      (["elements", "--runs", "0"], "not '0'"), (["layout", "many"], "something else: 'many'"),
      (["layout", "10", "20"], "something else: '20'"), (["layout", ""], "something else: ''"),
    ]:
      with self.subTest(arguments=arguments):
        result = self.harness("bench", *arguments)
        self.assertEqual((result.returncode, result.stdout), (64, ""))
        self.assertIn(answer, result.stderr)
    self.assertEqual(self.calls(), [])

  def test_soak_builds_the_tests_and_hands_its_arguments_on(self):
    self.program(self.root / ".ci/soak", "#!/bin/sh\nprintf '<%s>' \"$@\"\n")
    result = self.harness("soak", "5", "--load", "--filter", "a b")
    self.assertEqual((result.returncode, result.stderr), (0, ""))
    self.assertEqual(result.stdout, "<5><--load><--filter><a b>")
    self.assertIn("--build-tests", self.calls()[-1])

  def test_soak_refuses_wrong_usage_before_it_builds(self):
    for arguments, answer in [
      ([], "how many runs?"), (["0"], "is a number from 1, not '0'"), (["-3"], "option '-3'"),
      (["5", "6"], "not also '6'"), (["5", "--laod"], "did you mean '--load'?"),
      (["5", "--filter"], "--filter needs the name of a test"),
      (["5", "--workers", "x"], "--workers takes a number from 1, not 'x'"),
    ]:
      with self.subTest(arguments=arguments):
        result = self.harness("soak", *arguments)
        self.assertEqual((result.returncode, result.stdout), (64, ""))
        self.assertIn(answer, result.stderr)
    self.assertEqual(self.calls(), [])

  def test_suites_refuses_wrong_usage_before_it_builds(self):
    folder = self.environment["HOME"]
    for arguments, answer in [
      ([], "which folders?"), (["--errors"], "which folders?"),
      (["/no such"], "'/no such' isn't a folder"), ([folder, "missing"], "'missing' isn't a folder"),
      ([str(self.bin / "swift")], "isn't a folder"),
      (["--eror", folder], "suites does not know '--eror', did you mean '--errors'?"),
      ([folder, "--modules", "x"], "suites does not know '--modules'"),
    ]:
      with self.subTest(arguments=arguments):
        result = self.harness("suites", *arguments)
        self.assertEqual((result.returncode, result.stdout), (64, ""))
        self.assertIn(answer, result.stderr)
        self.assertIn("usage: ./harness.sh suites", result.stderr)
    self.assertEqual(self.calls(), [])

  def test_suites_builds_the_modules_and_measures_the_folders(self):
    self.program(self.root / ".ci/type-check-suites", "#!/bin/sh\nprintf '<%s>' \"$@\"\n")
    folder = self.environment["HOME"]
    result = self.harness("suites", "--uikit", folder)
    self.assertEqual((result.returncode, result.stderr), (0, ""))
    self.assertTrue(result.stdout.endswith(f"<--uikit><{folder}>"), result.stdout)
    self.assertIn(f"<--rewriter><{self.root}/.build/debug/RewriterTool>", result.stdout)
    built = [call.split()[-1] for call in self.calls() if call.startswith("build")]
    self.assertEqual(built, ["XCUIAutomation", "UIKit", "OSLog", "RewriterTool"])

  def test_app_takes_launch_arguments(self):
    result = self.harness("app", "LoginApp", "-ui-testing", "YES", "--help")
    self.assertEqual(result.stdout, "LoginApp: <-ui-testing> <YES> <--help>\nplain\n")
    self.assertEqual(result.returncode, 7)

  def test_an_app_without_a_terminal_and_a_test_explains_its_behaviour(self):
    sentence = "Standard input isn't a terminal: LoginApp types what it reads there"
    for arguments in ([], ["-model.user", "test"], ["-ui-testing", "NO"], ["-ui-testing"]):
      with self.subTest(arguments=arguments):
        result = self.harness("app", "LoginApp", *arguments)
        self.assertEqual(result.returncode, 7)
        self.assertIn(sentence, result.stderr)
    for value in ("YES", "yes", "true", "1"):
      with self.subTest(value=value):
        result = self.harness("app", "LoginApp", "-model.user", "test", "-ui-testing", value)
        self.assertEqual((result.returncode, result.stderr), (7, ""))
    self.assertNotIn(sentence.encode(), self.in_terminal("app", "LoginApp")[0])

  def test_a_library_that_an_app_loads_is_built(self):
    (self.root / "Sources/Apps/LoginNetworking").mkdir()
    self.harness("app", "LoginApp")
    built = [path.name for path in (self.root / ".build/debug").iterdir()]
    self.assertEqual(sorted(built), ["LoginApp", "LoginNetworking"])
    self.assertEqual(self.harness("app", "LoginNetworking").returncode, 64)

  def test_an_unknown_app_is_refused_with_the_nearest_one_and_the_list(self):
    result = self.harness("app", "loginap")
    self.assertEqual((result.returncode, result.stdout), (64, ""))
    self.assertIn("no app 'loginap', did you mean 'LoginApp'?", result.stderr)
    self.assertIn("The apps: LoginApp OtherApp", result.stderr)
    self.assertEqual(self.harness("app").returncode, 64)
    self.assertEqual(self.harness("app", "..").returncode, 64)
    self.assertEqual(self.calls(), [])

  def test_a_failed_build_shows_only_its_errors(self):
    (self.bin / "build-output").write_text("[1/2] Compiling A\na.swift:1:1: error: no\n[2/2] B\n")
    self.flag("build-fails")
    result = self.harness("demo")
    self.assertEqual((result.returncode, result.stdout), (1, ""))
    self.assertEqual(result.stderr, "a.swift:1:1: error: no\nerror: the harness does not build.\n")

  def test_a_build_reports_that_it_waits_for_another_one(self):
    (self.bin / "build-output").write_text(
      "Another instance of SwiftPM (PID: 12) is already running using '/p/.build', waiting until "
      "that process has finished execution...\n[1/2] Compiling A\n")
    result = self.harness("suites", str(self.root))
    self.assertIn("Waiting for another build of this folder to end…\n", result.stderr)
    self.assertNotIn("PID", result.stderr)

  def test_a_build_reports_the_wait_before_it_ends(self):
    # SwiftPM ends this line only after the other build.
    (self.bin / "build-output").write_text("Another instance of SwiftPM (PID: 12) is already…")
    self.flag("build-hangs")
    shown, status = self.in_terminal("demo", until="folder to end…".encode())
    self.assertEqual(shown.count(b"Waiting for another build of this folder"), 1)
    self.assertEqual(os.WTERMSIG(status), signal.SIGINT)

  def test_a_closed_standard_error_does_not_change_the_exit_code(self):
    for arguments, code in [("app none", 64), ("none", 64), ("app LoginApp", 7)]:
      with self.subTest(arguments=arguments):
        result = subprocess.run(
          ["bash", "-c", f'exec "$0" {arguments} 2>&-', str(self.root / "harness.sh")],
          stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL, env=self.environment, timeout=60)
        self.assertEqual(result.returncode, code)

  def test_a_build_without_a_product_is_an_error(self):
    self.program(self.bin / "swift", SWIFT.replace("cp ", ": "))
    result = self.harness("demo")
    self.assertEqual(result.returncode, 1)
    self.assertIn("made no", result.stderr)

  def test_a_terminal_is_passed_on(self):
    shown, status = self.in_terminal("app", "LoginApp")
    self.assertIn(b"terminal\r\n", shown)
    self.assertEqual(os.waitstatus_to_exitcode(status), 7)

  def test_control_c_ends_a_build(self):
    self.flag("build-hangs")
    _, status = self.in_terminal("demo", until=b"ready")
    self.assertTrue(os.WIFSIGNALED(status), status)
    self.assertEqual(os.WTERMSIG(status), signal.SIGINT)


class TestCommandTests(HarnessCase):
  STEPS = ["step lint-structure", "step selftest", "step readme-package", "step swift-tests"]
  # The output of 'swift test'.
  PLAIN = "Test run with 3 tests in 1 suite passed"

  def without_times(self, result: subprocess.CompletedProcess) -> list[str]:
    return re.sub(r"\b\d+ s\b", "N s", result.stdout).splitlines()

  def test_all_steps_run_in_order_and_report_their_durations(self):
    result = self.harness("test")
    self.assertEqual((result.returncode, result.stderr), (0, ""))
    self.assertEqual(self.without_times(result), [
      *self.STEPS,
      "Steps: lint N s, script tests N s, build N s, README package N s, swift test N s; N s in all"])
    build = next(call for call in self.calls() if call.startswith("build"))
    self.assertIn("--build-tests --explicit-target-dependency-import-check error", build)

  def test_continuous_integration_runs_all_steps_again(self):
    result = self.harness(script=".ci/run")
    lint, *others = self.STEPS
    self.assertEqual(
      (result.returncode, result.stdout.splitlines()[:-1]),
      (0, [lint, *(line for step in others for line in ("again", step))]))

  def test_passed_steps_are_skipped_with_a_message(self):
    (self.root / "unchanged").touch()
    self.assertEqual(self.harness("test").stdout.splitlines()[:-1], [
      self.STEPS[0],
      "Nothing has changed since the scripts' tests passed.",
      "Nothing has changed since README's package passed its check.",
      "Nothing has changed since the tests passed; './harness.sh test --again' runs everything."])
    # A selection of the tests always runs.
    self.assertEqual(
      self.harness("test", "--filter", "A").stdout.splitlines()[:-1],
      [self.STEPS[0], self.STEPS[3] + " --filter A"])

  def test_the_optimised_package_is_built_only_on_request(self):
    self.assertEqual(self.harness("test", "--all").stdout.splitlines()[2], self.STEPS[2] + " --all")

  def test_names_narrow_the_run(self):
    for arguments in (["--filter", "A b"], ["--skip=x"], ["--filter", "A", "--verbose"]):
      with self.subTest(arguments=arguments):
        result = self.harness("test", *arguments)
        self.assertEqual(
          result.stdout.splitlines()[:-1],
          [self.STEPS[0], " ".join([self.STEPS[3], *arguments])])
    self.assertEqual(self.harness("test", "--filter").returncode, 64)

  def test_the_output_of_passing_tests_is_shown_only_on_request(self):
    result = self.harness("test", "--verbose")
    self.assertEqual(
      result.stdout.splitlines()[:-1], [*self.STEPS[:3], self.STEPS[3] + " --verbose"])

  def test_other_arguments_go_to_swift_test(self):
    result = self.harness("test", "--filter", "A b", "--no-parallel")
    self.assertEqual(result.stdout.splitlines()[:-1], [self.STEPS[0], self.PLAIN])
    self.assertIn(
      "--explicit-target-dependency-import-check error --filter A b --no-parallel",
      self.calls()[-1])

  def test_a_failure_of_swift_test_is_repeated_at_the_end(self):
    self.flag("test-fails")
    result = self.harness("test", "--no-parallel")
    self.assertEqual(result.returncode, 1)
    self.assertEqual(
      result.stdout.splitlines()[1:4], [self.PLAIN, "what failed:", self.PLAIN])
    self.assertEqual(result.stderr, "error: failed: swift test\n")

  def test_coverage_is_an_option_of_the_script_at_any_position(self):
    self.program(self.root / ".ci/coverage", "#!/bin/sh\necho coverage\n")
    result = self.harness("test", "--filter", "A", "--coverage")
    self.assertEqual(result.stdout.splitlines()[-2], "coverage")
    self.assertIn("--enable-code-coverage", self.calls()[-1])
    self.assertNotIn("--coverage ", self.calls()[-1])

  def test_standard_output_contains_only_the_coverage_json(self):
    self.program(self.root / ".ci/coverage", "#!/bin/sh\necho \"$1\"\n")
    result = self.harness("test", "--filter", "A", "--coverage", "--json")
    self.assertEqual((result.returncode, result.stdout), (0, "--json\n"))
    result = self.harness("test", "--json")
    self.assertEqual((result.returncode, result.stdout), (64, ""))

  def test_a_failed_step_does_not_stop_the_others(self):
    self.flag("format-fails")
    for step in ("selftest", "readme-package", "swift-tests"):
      self.program(self.root / ".ci" / step, f"#!/bin/sh\necho step {step}\nexit 1\n")
    result = self.harness("test")
    self.assertEqual((result.returncode, result.stdout.splitlines()[:-1]), (1, self.STEPS))
    self.assertEqual(
      result.stderr.splitlines()[-1],
      "error: failed: lint, script tests, README package, swift test")

  def test_tests_do_not_run_after_a_failed_build(self):
    (self.bin / "build-output").write_text("[1/2] Compiling A\na.swift:1:1: error: no\n")
    self.flag("build-fails")
    result = self.harness("test")
    self.assertEqual((result.returncode, result.stdout.splitlines()[:-1]), (1, self.STEPS[:2]))
    self.assertEqual(result.stderr.splitlines(), [
      "a.swift:1:1: error: no", "error: the test bundle does not build.", "error: failed: build"])


class LintTests(HarnessCase):
  def test_every_check_runs_after_failures_of_others(self):
    for check in ("format", "shellcheck", "codespell"):
      with self.subTest(check=check):
        self.flag(f"{check}-fails")
        result = self.harness("lint")
        self.assertEqual((result.returncode, result.stdout), (1, "step lint-structure\n"))
        (self.bin / f"{check}-fails").unlink()
    self.assertEqual(self.harness("lint").returncode, 0)

  def test_every_script_is_checked(self):
    self.program(self.bin / "shellcheck", "#!/bin/sh\necho \"$@\"\n")
    shown = self.harness("lint").stdout.split()
    for script in ("harness.sh", ".ci/run", ".ci/commands/lint.sh", ".ci/harness/names.sh"):
      self.assertIn(script, shown)

  def test_fix_formats_first(self):
    self.assertEqual(self.harness("lint", "--fix").returncode, 0)
    modes = [call.split()[1] for call in self.calls() if call.startswith("format")]
    self.assertEqual(modes, ["format", "lint"])

  def test_another_option_is_a_usage_error(self):
    result = self.harness("lint", "--fxi")
    self.assertEqual(result.returncode, 64)
    self.assertIn("did you mean '--fix'?", result.stderr)

  def test_a_second_option_is_a_usage_error_before_anything_is_written(self):
    result = self.harness("lint", "--fix", "--help")
    self.assertEqual(result.returncode, 64)
    self.assertIn("this is another: '--help'", result.stderr)
    self.assertEqual([call for call in self.calls() if call.startswith("format")], [])


class MissingTests(HarnessCase):
  def test_every_command_reports_that_swift_is_missing(self):
    for version in (None, "Swift version 6.2.4 (x)", "Swift version 5.10", "nonsense"):
      if version is None:
        (self.bin / "swift").rename(self.bin / "moved")
      else:
        if (self.bin / "moved").exists():
          (self.bin / "moved").rename(self.bin / "swift")
        (self.bin / "version").write_text(version + "\n")
      for arguments in (["demo"], ["test"], ["app", "LoginApp"], ["lint"], ["bench"]):
        with self.subTest(version=version, arguments=arguments):
          result = self.harness(*arguments)
          self.assertEqual((result.returncode, result.stdout), (69, ""))
          self.assertIn("swift.org/install", result.stderr)
          self.assertEqual(result.stderr.count("\n"), 2)

  def test_a_later_swift_is_accepted(self):
    for version in ("6.10 (x)", "7.0-dev (x)", "6.3"):
      with self.subTest(version=version):
        (self.bin / "version").write_text(f"Apple Swift version {version}\n")
        self.assertEqual(self.harness("lint").returncode, 0)

  def missing_tmux_and_git(self, installs: bool, root: bool) -> subprocess.CompletedProcess:
    return self.missing(("tmux", "git"), installs, root)

  def missing(
      self, tools: tuple[str, ...], installs: bool, root: bool) -> subprocess.CompletedProcess:
    for tool in tools:
      (self.bin / tool).unlink()
    apt_get = "echo no such; exit 100"
    if installs:
      copies = "; ".join(f"cp python3 {tool}" for tool in tools)
      apt_get = f'cd "$(dirname "$0")"; case $* in *install*) {copies} ;; esac'
    self.program(self.bin / "apt-get", STUB + apt_get + "\n")
    # On this simulated machine the user isn't root, and sudo may require a password.
    (self.bin / "id").unlink()
    self.program(self.bin / "id", "#!/bin/sh\necho 1000\n")
    sudo = '#!/bin/sh\nshift; test "$1" = -- && shift; exec "$@"\n'
    self.program(self.bin / "sudo", sudo if root else "#!/bin/sh\nexit 1\n")
    return self.harness("test")

  def test_missing_tools_are_installed_if_permitted(self):
    result = self.missing_tmux_and_git(installs=True, root=True)
    self.assertEqual(result.returncode, 0, result.stderr)
    self.assertEqual(result.stderr, "Installing tmux git…\n")
    installs = [call for call in self.calls() if call.startswith("apt-get")]
    self.assertEqual(installs, ["apt-get install -y --no-install-recommends tmux git"])

  def test_otherwise_the_installation_command_is_printed(self):
    result = self.missing_tmux_and_git(installs=True, root=False)
    self.assertEqual(result.returncode, 69)
    self.assertIn("Run: sudo apt-get install -y tmux git\n", result.stderr)
    self.assertFalse([call for call in self.calls() if call.startswith("apt-get")])

  def test_a_failed_installation_is_shown(self):
    result = self.missing_tmux_and_git(installs=False, root=True)
    self.assertEqual(result.returncode, 69)
    self.assertIn("no such\n", result.stderr)
    self.assertIn("Run: sudo apt-get install -y tmux git\n", result.stderr)
    self.assertEqual(len([call for call in self.calls() if "update" in call]), 1)

  def test_driven_programs_are_installed_if_permitted(self):
    result = self.missing(("mc", "vim"), installs=True, root=True)
    self.assertEqual((result.returncode, result.stderr), (0, "Installing mc vim…\n"))
    installs = [call for call in self.calls() if call.startswith("apt-get")]
    self.assertEqual(installs, ["apt-get install -y --no-install-recommends mc vim"])

  def test_requirements_of_windows_are_installed_by_their_package_names(self):
    result = self.missing(("Xvfb", "dbus-daemon"), installs=True, root=True)
    self.assertEqual((result.returncode, result.stderr), (0, "Installing Xvfb dbus-daemon…\n"))
    installs = [call for call in self.calls() if call.startswith("apt-get")]
    self.assertEqual(
      installs,
      ["apt-get install -y --no-install-recommends xvfb python3-gi gir1.2-gtk-3.0 dbus-daemon "
       "libdbus-1-3"])

  def test_otherwise_the_tests_run_without_them(self):
    for root in (True, False):
      with self.subTest(root=root):
        self.setUp()
        result = self.missing(("mc", "vim"), installs=False, root=root)
        said = "mc vim could not be installed, and the tests that drive these programs are skipped."
        self.assertEqual((result.returncode, said in result.stderr), (0, root))

  def test_the_package_manager_is_not_called_if_nothing_is_missing(self):
    for name in ("apt-get", "sudo"):
      self.program(self.bin / name, STUB)
    self.assertEqual(self.harness("test").returncode, 0)
    self.assertFalse([call for call in self.calls() if call.startswith(("apt-get", "sudo"))])


class DoctorTests(HarnessCase):
  def test_nothing_is_missing(self):
    result = self.harness("doctor")
    self.assertEqual((result.returncode, result.stderr), (0, ""))
    self.assertNotIn("missing", result.stdout)
    self.assertIn("ok       swift             6.3.1", result.stdout)
    self.assertRegex(result.stdout, r"ok       zenity            /.*/zenity  a program with windows")

  def test_before_a_build_the_tricks_are_not_known(self):
    self.assertIn("\nnot known before the first build: ", self.harness("doctor").stdout)

  def test_the_tricks_are_listed_with_their_state(self):
    report = self.root / ".build/debug/ToolchainReport"
    report.parent.mkdir(parents=True)
    self.program(
      report, "#!/bin/sh\necho a line about it >&2\n"
      "printf 'on\\tone\\tits basis\\noff\\ttwo\\tits other basis\\nin tests\\tthree\\tno\\n'\n"
      "exit 1\n")
    result = self.harness("doctor")
    self.assertEqual((result.returncode, result.stderr), (0, ""))
    self.assertTrue(result.stdout.endswith(
      "\non       one                   its basis"
      "\noff      two                   its other basis"
      "\nin tests three                 no\n"))

  def test_a_failed_report_of_the_tricks_is_reported(self):
    report = self.root / ".build/debug/ToolchainReport"
    report.parent.mkdir(parents=True)
    self.program(report, "#!/bin/sh\nexit 127\n")
    result = self.harness("doctor")
    self.assertEqual(result.returncode, 0)
    self.assertRegex(result.stdout, r"\nnot known: .*/ToolchainReport fails\.\n$")

  def test_the_assumptions_of_the_clock_are_checked(self):
    program = self.root / ".build/debug/DynamicClockContracts"
    program.parent.mkdir(parents=True)
    self.program(
      program, '#!/bin/sh\ncase $1 in\n*idle*) echo "a deadline is there"; exit 1 ;;\n'
      '*Thread.sleep*) exit 3 ;;\nesac\necho ok\n')
    result = self.harness("doctor")
    self.assertEqual((result.returncode, result.stderr), (0, ""))
    lines = result.stdout.splitlines()
    self.assertIn("holds    task-sleeps               sleeps of a task can be taken", lines)
    self.assertIn(
      "fails    dispatch-idle-threads     idle threads of Dispatch have no deadline: "
      "a deadline is there", lines)
    self.assertTrue([line for line in lines if line.endswith("still: ended with status 3")])

  def test_the_contracts_of_the_clock_exist_in_the_program(self):
    script = 'source "$0/commands/doctor.sh"; printf "%s\\n" "${clock_reliances[@]#*|}"'
    named = subprocess.run(
      ["bash", "-c", script, str(CI)], capture_output=True, text=True, check=True).stdout.splitlines()
    self.assertGreater(len(named), 5)
    sources = (CI.parent / "Sources/Apps/ClockContracts").glob("*.swift")
    text = "".join(file.read_text() for file in sources)
    known = set(re.findall(r'Contract\(\s*"([^"]+)"', text))
    self.assertEqual([name for name in named if name not in known], [])

  def test_missing_tools_are_listed_with_the_installation_command(self):
    for tool in ("tmux", "shellcheck"):
      (self.bin / tool).unlink()
    self.program(self.bin / "dnf", STUB)
    result = self.harness("doctor")
    self.assertEqual(result.returncode, 69)
    self.assertIn("missing  tmux", result.stdout)
    self.assertIn("\nRun: sudo dnf install -y ShellCheck tmux\n", result.stdout)

  def test_tools_of_only_some_tests_may_be_absent(self):
    (self.bin / "htop").unlink()
    self.program(self.bin / "apt-get", STUB)
    result = self.harness("doctor")
    self.assertEqual((result.returncode, result.stderr), (0, ""))
    self.assertRegex(result.stdout, r"absent   htop  +-  +a program in a terminal that tests drive\n")
    self.assertRegex(
      result.stdout,
      r"\nFor the tests that are skipped: sudo apt-get install -y htop libxml2-utils zsh fish "
      r"libreoffice-writer libreoffice-gtk3 parallel slurm-wlm")

  def test_every_requirement_of_a_skipped_test_is_listed(self):
    wanted = set()
    for file in (CI.parent / "Tests").rglob("*.swift"):
      for words in re.findall(r'install the packages? ([^"]*)"', file.read_text()):
        wanted |= set(re.split(r", | and ", words))
    self.assertIn("libxml2-utils", wanted)
    script = (
      'source "$0/harness/tools.sh"; packages apt-get "${test_tools[@]}" '
      '"${driven_programs[@]}" "${desktop_programs[@]}" "${further_tools[@]}" '
      '"${further_packages[@]}"')
    listed = subprocess.run(
      ["bash", "-c", script, str(CI)], capture_output=True, text=True, check=True).stdout.split()
    self.assertEqual(wanted - set(listed), set())

  def test_a_version_can_be_on_a_later_line(self):
    self.program(self.bin / "shellcheck", "#!/bin/sh\necho ShellCheck\necho version: 0.9\n")
    self.assertRegex(self.harness("doctor").stdout, r"ok +shellcheck +version: 0\.9 ")

  def test_colour_is_used_only_on_suitable_terminals(self):
    self.assertNotIn("\x1b", self.harness("doctor").stdout)
    self.assertIn(b"\x1b[32m", self.in_terminal("doctor")[0])
    for name, value in (("NO_COLOR", "1"), ("TERM", "dumb")):
      with self.subTest(variable=name):
        self.environment[name] = value
        self.assertNotIn(b"\x1b", self.in_terminal("doctor")[0])
        self.environment |= {"NO_COLOR": "", "TERM": "xterm"}


if __name__ == "__main__":
  unittest.main()
