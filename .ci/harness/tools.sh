# What has to be installed: Swift, and a few tools that only the tests use.

readonly swift_needed=6.3
readonly lint_tools=(python3 shellcheck codespell)
# shellcheck disable=SC2034 # The commands use it.
readonly test_tools=("${lint_tools[@]}" tmux git)
# shellcheck disable=SC2034 # The commands use it.
readonly driven_programs=(dialog htop less mc nano vim)
# What programs with windows need to be driven, and the programs. python3-gi has no program of its own name.
# shellcheck disable=SC2034 # The commands use it.
readonly desktop_programs=(Xvfb dbus-daemon featherpad galculator gnome-calculator mousepad zenity)
# What a few tests use, and what runs the parts of a run side by side: nobody installs it unasked.
# shellcheck disable=SC2034 # The commands use it.
readonly further_tools=(xmllint zsh fish soffice parallel sbatch)
# The same of what has no program on PATH.
# shellcheck disable=SC2034 # The commands use it.
readonly further_packages=(python3-gi at-spi2-core python3-pyqt5)

# The version of the swift on PATH, such as 6.3.1; fails when there is none.
swift_version() {
  local text
  text=$(swift --version 2>/dev/null) || return 1
  [[ $text =~ Swift\ version\ ([0-9]+(\.[0-9]+)*) ]] || return 1
  echo "${BASH_REMATCH[1]}"
}

# new_enough VERSION: whether it is at least $swift_needed.
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

# Nearly nothing runs in a directory that was deleted, and each tool says something else about it.
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

# packages MANAGER TOOL…: what a package manager calls the tools.
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

# install_command TOOL…: what a person types to get them.
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

# as_root COMMAND…: runs it as root, with no question asked; fails when that may not be.
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
      # The lists of a fresh container are empty, those of a machine in use are not.
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

# Installs the tools that are missing when that may be done without asking, or says how.
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

# Installs programs that tests drive, when that may be done without asking. Without one, its tests are
# skipped and name it.
install_driven_programs() {
  local -a missing
  mapfile -t missing < <(missing_tools "$@")
  if ((${#missing[@]} == 0)) || ! may_be_root; then return; fi
  say "Installing ${missing[*]}…"
  if ! install_tools "${missing[@]}" >/dev/null 2>&1 </dev/null; then
    say "${missing[*]} could not be installed, and the tests that drive these programs are skipped."
  fi
}

# The browser that shows the pages of tests; without it those tests are skipped.
readonly browser=/usr/lib/chromium/chromium-headless-shell

# install_browser: gets the browser where that may be done without asking.
install_browser() {
  if [[ -x $browser || -n ${UNDERSTUDY_CHROMIUM:-} ]]; then return; fi
  if may_be_root && install_tools chromium-headless-shell >/dev/null 2>&1; then return; fi
  say "Tests of web pages are skipped: $(install_command chromium-headless-shell)"
}
