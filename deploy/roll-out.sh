#!/usr/bin/env bash
# Puts a version into service without a request lost: one copy after the other is restarted, nginx asks the other one
# meanwhile. Ends with 0 only when all copies serve it; else the last version that they served is in service again.
#   deploy/roll-out.sh            builds what is committed in this checkout as a release of its own, then rolls it out
#   deploy/roll-out.sh RELEASE    rolls out a folder below releases/ that is there already, for example the last one
set -euo pipefail
# The site and nginx read what root writes here.
umask 022
root=${ROOT:-/srv/temp-guard}
settings=${SETTINGS:-/etc/temp-guard.env}
owner=${OWNER:-temp-guard}
copies=${COPIES:-3001 3002}
restart=${RESTART:-systemctl restart temp-guard@}
reload=${RELOAD:-systemctl try-reload-or-restart nginx}
patience=${PATIENCE:-60}

main() {
  mkdir -p "$root/releases" "$root/assets"
  exec 9>"$root/lock"
  flock -n 9 || { echo "Another roll-out is under way" >&2; exit 1; }
  # The releases that all copies have served, the last one first, three of them.
  [ -e "$root/healthy" ] || { readlink "$root/current" || true; } | sed 's,.*/,,' >"$root/healthy"
  previous=$(head -n 1 "$root/healthy")
  linked=$(readlink "$root/current" || true)

  release=${1:-}
  # In a line of its own: behind || or in $(…) the shell would go on after a step that failed.
  if [ -z "$release" ]; then build; fi
  # Before anything else, so that no page ever names a file that is not there.
  add_assets

  reason=Interrupted
  restarted=
  trap 'exit 1' HUP INT TERM PIPE
  trap go_back EXIT
  switch_to "$release"
  have_same_headers || $reload || fail "nginx does not take its headers"
  for copy in $(unhealthy_first); do
    restarted="$copy $restarted"
    { $restart"$copy" && gets_healthy "$copy"; } || fail "The copy on port $copy does not get healthy"
  done
  remember_healthy
  trap - EXIT HUP INT TERM PIPE
  remove_old_releases
  echo "Rolled out $release"
}

# Sets $release. What fails stays out of releases/.
build() {
  checkout=$(cd "$(dirname "$0")/.." && pwd)
  release=$(date -u +%Y%m%d-%H%M%S)-$(git -C "$checkout" rev-parse --short HEAD)
  trap 'echo "The build failed: nothing was changed" >&2' EXIT
  remove_old_releases
  rm -rf "$root/building"
  mkdir "$root/building"
  git -C "$checkout" archive HEAD | tar -x -C "$root/building"
  (
    cd "$root/building"
    npm ci
    # With these settings alone, as systemd starts the copies, and nothing that the operator's shell has set.
    env -i PATH="$PATH" HOME="$HOME" npm run build -- --settings "$settings"
    npm run static
    chown -R "$owner" .next
  )
  mv -T "$root/building" "$root/releases/$release"
  trap - EXIT
}

# Each file is there whole or not at all, and what an earlier roll-out has left broken is mended.
add_assets() (
  cd "$root/releases/$release/.next/www"
  find _next islands -type f | while read -r file; do
    if cmp -s "$file" "$root/assets/$file"; then continue; fi
    mkdir -p "$(dirname "$root/assets/$file")"
    cp "$file" "$root/assets/.part"
    mv -T "$root/assets/.part" "$root/assets/$file"
  done
  chmod a+rX "$root" "$root/releases"
  chmod -R a+rX "$root/assets" "$root/releases/$release"
)

switch_to() {
  ln -sfn "releases/$1" "$root/current.new"
  mv -T "$root/current.new" "$root/current"
}

# A reload closes connections, so it is kept for what nginx has to read anew. Where a roll-out was killed, nobody knows
# which headers it has read.
have_same_headers() {
  [ "$linked" = "releases/$previous" ] &&
    cmp -s "$root/$linked/deploy/headers.conf" "$root/current/deploy/headers.conf"
}

# While a copy restarts that answers nobody, nothing is lost.
unhealthy_first() {
  local healthy=
  for copy in $copies; do
    if is_healthy "$copy"; then healthy="$healthy $copy"; else echo "$copy"; fi
  done
  echo "$healthy"
}

gets_healthy() {
  for _ in $(seq "$patience"); do
    ! is_healthy "$1" || return 0
    sleep 1
  done
  return 1
}

# It takes requests, and serves a page whose hashed files are those that nginx serves.
is_healthy() {
  local page file
  ask "$1" /healthz >/dev/null && page=$(ask "$1" /) || return 1
  for file in $(grep -oE '/(_next/static|islands)/[A-Za-z0-9_./-]+\.[a-z0-9]+' <<<"$page" | sort -u); do
    ask "$1" "$file" | cmp -s - "$root/assets$file" || return 1
  done
}

ask() {
  curl -fsS --max-time 5 "http://127.0.0.1:$1$2" 2>/dev/null
}

fail() {
  reason=$1
  exit 1
}

go_back() {
  # Neither interrupted again, nor ended by a terminal that is gone.
  trap - EXIT
  trap '' HUP INT TERM PIPE
  echo "$reason: going back to ${previous:+releases/}${previous:-nothing}" >&2 || true
  if [ -n "$previous" ]; then
    switch_to "$previous"
    $reload || true
    # Where a roll-out was killed, any copy may run what it has left.
    [ "$linked" = "releases/$previous" ] || restarted=$copies
    for copy in $restarted; do $restart"$copy" && gets_healthy "$copy" || true; done
  else
    rm -f "$root/current"
  fi
  exit 1
}

remember_healthy() {
  { echo "$release"; grep -vxF "$release" "$root/healthy" || true; } | sed 3q >"$root/healthy.new"
  mv -T "$root/healthy.new" "$root/healthy"
}

# The three that were healthy stay to go back to. The hashed files of all releases stay in assets/.
remove_old_releases() {
  local old
  for old in $(ls "$root/releases"); do
    grep -qxF "$old" "$root/healthy" || [ "releases/$old" = "$(readlink "$root/current")" ] ||
      rm -rf "${root:?}/releases/$old"
  done
}

main "$@"
