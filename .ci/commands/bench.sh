help_bench() {
  cat <<'EOF'
usage: ./harness.sh bench [--release] [arguments…]

Measures launches, queries and whole flows and prints each figure beside its limit, which is
measured in the same run. The limits are meant for the debug build, which is what 'bench'
measures; --release measures an optimised one.

The other arguments are passed on to 'understudy bench'.
Exit codes: 0 within the limits, 1 beyond one or the build failed, 69 Swift is missing.
EOF
}

command_bench() {
  local configuration=debug
  case ${1-} in
    --release | --debug)
      configuration=${1#--}
      shift
      ;;
  esac
  require_swift
  # Everything but the tests: a benchmark may launch any of the apps.
  build "the package ($configuration)" --configuration "$configuration"
  run_built "$configuration" understudy bench "$@"
}
