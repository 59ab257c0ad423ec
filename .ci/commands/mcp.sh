help_mcp() {
  cat <<'EOF'
usage: ./harness.sh mcp --allow APP,APP [--apps DIR]

Offers apps as tools to an assistant, over the Model Context Protocol (revisions 2025-11-25
and 2026-07-28) on the standard streams. Only the apps that --allow names can be launched.

Exit codes: 0 success, 1 something failed or does not build, 64 wrong usage, 69 something is missing.
EOF
}

command_mcp() {
  require_swift
  build "the harness and the apps"
  run_built debug understudy mcp "$@"
}
