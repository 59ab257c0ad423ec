# Suggestions for mistyped names.

# is_among WORD CANDIDATE…: whether the word is one of them.
is_among() {
  local word=$1 candidate
  shift
  for candidate in "$@"; do
    if [[ $candidate == "$word" ]]; then return; fi
  done
  return 1
}

# Prints the edit distance of two words, ignoring case.
edit_distance() {
  local a=${1,,} b=${2,,} i j cost best
  local -a row=() previous=()
  for ((j = 0; j <= ${#b}; j++)); do row[j]=$j; done
  for ((i = 1; i <= ${#a}; i++)); do
    previous=("${row[@]}")
    row[0]=$i
    for ((j = 1; j <= ${#b}; j++)); do
      cost=1
      if [[ ${a:i-1:1} == "${b:j-1:1}" ]]; then cost=0; fi
      best=$((previous[j - 1] + cost))
      if ((previous[j] + 1 < best)); then best=$((previous[j] + 1)); fi
      if ((row[j - 1] + 1 < best)); then best=$((row[j - 1] + 1)); fi
      row[j]=$best
    done
  done
  echo "${row[${#b}]}"
}

# did_you_mean WORD CANDIDATE…: prints ", did you mean 'x'?", or nothing if no candidate is similar.
did_you_mean() {
  local word=$1 nearest="" shortest candidate distance
  shift
  # The search is quadratic, so it must not get a long text.
  if ((${#word} > 64)); then return; fi
  shortest=$((${#word} / 2 + 1))
  for candidate in "$@"; do
    distance=$(edit_distance "$word" "$candidate")
    if [[ -n $word && ${candidate,,} == "${word,,}"* ]]; then distance=0; fi
    if ((distance < shortest)); then
      shortest=$distance
      nearest=$candidate
    fi
  done
  if [[ -n $nearest ]]; then printf ", did you mean '%s'?" "$nearest"; fi
}
