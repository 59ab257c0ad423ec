# Required tools: Swift, and a few that only the tests use.

readonly swift_needed=6.3
readonly lint_tools=(python3 shellcheck codespell)
# shellcheck disable=SC2034 # The commands use it.
readonly test_tools=("${lint_tools[@]}" tmux git)
# shellcheck disable=SC2034 # The commands use it.
readonly driven_programs=(dialog htop less mc nano vim)
# Programs with windows, and what driving them needs. python3-gi has no executable.
# shellcheck disable=SC2034 # The commands use it.
readonly desktop_programs=(Xvfb dbus-daemon featherpad galculator gnome-calculator mousepad zenity)
# Tools for a few tests and for shards; they are never installed automatically.
# shellcheck disable=SC2034 # The commands use it.
readonly further_tools=(xmllint zsh fish soffice parallel sbatch)
# Such tools without an executable on PATH.
# shellcheck disable=SC2034 # The commands use it.
readonly further_packages=(python3-gi at-spi2-core python3-pyqt5)

# Prints the version of the swift on PATH, such as 6.3.1; fails without one.
swift_version() {
  local text
  text=$(swift --version 2>/dev/null) || return 1
  [[ $text =~ Swift\ version\ ([0-9]+(\.[0-9]+)*) ]] || return 1
  echo "${BASH_REMATCH[1]}"
}

# new_enough VERSION: whether the version is at least $swift_needed.
new_enough() {
  local major=${1%%.*} rest=${1#*.} minor
  minor=${rest%%.*}
  local wanted_major=${swift_needed%.*} wanted_minor=${swift_needed#*.}
  ((major > wanted_major || (major == wanted_major && minor >= wanted_minor)))
}

swift_advice() {
  echo "Install it from https://www.swift.org/install/linux (with swiftly:" \
    "'swiftly install $swift_needed') and put it on PATH."
}

# Most tools fail in a deleted directory, each with a different message.
require_directory() {
  if [[ ! . -ef ${PWD:-} ]]; then
    fail "$exit_missing" "the current directory no longer exists${PWD:+: $PWD}" \
      "Go to one that does, for instance: cd $root"
  fi
}

require_swift() {
  local version
  if ! command -v swift >/dev/null; then
    fail "$exit_missing" \
      "Swift $swift_needed or later is needed, and there is no 'swift' on PATH." \
      "$(swift_advice)"
  fi
  if ! version=$(swift_version); then
    fail "$exit_missing" "'swift --version' does not answer with a version ($(command -v swift))." \
      "$(swift_advice)"
  fi
  if ! new_enough "$version"; then
    fail "$exit_missing" \
      "Swift $swift_needed or later is needed, and this is $version ($(command -v swift))." \
      "$(swift_advice)"
  fi
}

missing_tools() {
  local tool
  for tool in "$@"; do
    if ! command -v "$tool" >/dev/null; then echo "$tool"; fi
  done
}

package_manager() {
  local manager
  for manager in apt-get dnf zypper pacman; do
    if command -v "$manager" >/dev/null; then
      echo "$manager"
      return
    fi
  done
}

# packages MANAGER TOOL…: prints the package manager's names for the tools.
packages() {
  local manager=$1 tool
  local -a names=()
  shift
  for tool in "$@"; do
    case $manager/$tool in
      dnf/shellcheck | zypper/shellcheck) names+=(ShellCheck) ;;
      pacman/python3) names+=(python) ;;
      dnf/vim) names+=(vim-enhanced) ;;
      apt-get/Xvfb) names+=(xvfb python3-gi gir1.2-gtk-3.0) ;;
      dnf/Xvfb) names+=(xorg-x11-server-Xvfb python3-gobject gtk3) ;;
      apt-get/python3-gi) names+=(python3-gi gir1.2-gtk-3.0) ;;
      dnf/python3-gi) names+=(python3-gobject gtk3) ;;
      apt-get/dbus-daemon) names+=(dbus-daemon libdbus-1-3) ;;
      apt-get/xmllint) names+=(libxml2-utils) ;;
      zypper/xmllint) names+=(libxml2-tools) ;;
      */xmllint) names+=(libxml2) ;;
      pacman/soffice) names+=(libreoffice-fresh) ;;
      */soffice) names+=(libreoffice-writer libreoffice-gtk3) ;;
      apt-get/sbatch) names+=(slurm-wlm) ;;
      dnf/sbatch) names+=(slurm slurm-slurmctld slurm-slurmd) ;;
      */sbatch) names+=(slurm) ;;
      *) names+=("$tool") ;;
    esac
  done
  echo "${names[*]}"
}

# install_command TOOL…: prints the command that installs the tools.
install_command() {
  local manager names
  manager=$(package_manager)
  names=$(packages "$manager" "$@")
  case $manager in
    apt-get | dnf | zypper) echo "sudo $manager install -y $names" ;;
    pacman) echo "sudo pacman -S --needed $names" ;;
    *) echo "install $* with the system's package manager" ;;
  esac
}

is_root() {
  [[ $(id -u) == 0 ]]
}

# as_root COMMAND…: runs it as root without a password; fails if that isn't permitted.
as_root() {
  if is_root; then
    "$@"
  else
    sudo -n -- "$@"
  fi
}

may_be_root() {
  is_root || { command -v sudo >/dev/null && sudo -n true 2>/dev/null; }
}

install_tools() {
  local manager
  local -a names
  manager=$(package_manager)
  read -ra names <<<"$(packages "$manager" "$@")"
  case $manager in
    apt-get)
      # The package lists of a new container are empty.
      as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y --no-install-recommends "${names[@]}" ||
        { as_root apt-get update &&
          as_root env DEBIAN_FRONTEND=noninteractive \
            apt-get install -y --no-install-recommends "${names[@]}"; }
      ;;
    dnf) as_root dnf install -y "${names[@]}" ;;
    *) return 1 ;;
  esac
}

# Installs missing tools if that is possible without a password, or prints the command.
require_tools() {
  local -a missing
  local command output
  mapfile -t missing < <(missing_tools "$@")
  if ((${#missing[@]} == 0)); then return; fi
  command=$(install_command "${missing[@]}")
  if ! may_be_root; then
    fail "$exit_missing" "the tests need ${missing[*]}, which may not be installed from here." \
      "Run: $command"
  fi
  say "Installing ${missing[*]}…"
  if ! output=$(install_tools "${missing[@]}" 2>&1 </dev/null); then
    say "$output"
    fail "$exit_missing" "${missing[*]} could not be installed." "Run: $command"
  fi
  mapfile -t missing < <(missing_tools "$@")
  if ((${#missing[@]} > 0)); then
    fail "$exit_missing" "${missing[*]} is still not on PATH after installing it." "Run: $command"
  fi
}

# Installs programs that tests drive, if that is possible without a password. The tests of a missing
# program are skipped and name it.
install_driven_programs() {
  local -a missing
  mapfile -t missing < <(missing_tools "$@")
  if ((${#missing[@]} == 0)) || ! may_be_root; then return; fi
  say "Installing ${missing[*]}…"
  if ! install_tools "${missing[@]}" >/dev/null 2>&1 </dev/null; then
    say "${missing[*]} could not be installed, and the tests that drive these programs are skipped."
  fi
}

# The browser for tests of web pages, which are skipped without it.
readonly browser=/usr/lib/chromium/chromium-headless-shell

# install_browser: installs the browser if that is possible without a password.
install_browser() {
  if [[ -x $browser || -n ${UNDERSTUDY_CHROMIUM:-} ]]; then return; fi
  if may_be_root && install_tools chromium-headless-shell >/dev/null 2>&1; then return; fi
  say "Tests of web pages are skipped: $(install_command chromium-headless-shell)"
}
