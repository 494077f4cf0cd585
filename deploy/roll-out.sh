#!/usr/bin/env bash
# Puts a version into service without a request lost: one copy after the other is restarted, nginx asks the other one
# meanwhile. Ends with 0 only when all copies serve it; else the version before is in service again.
#   deploy/roll-out.sh            builds what is committed in this checkout as a release of its own, then rolls it out
#   deploy/roll-out.sh RELEASE    rolls out a folder below releases/ that is there already, for example the last one
set -euo pipefail
root=${ROOT:-/srv/temp-guard}
settings=${SETTINGS:-/etc/temp-guard.env}
owner=${OWNER:-temp-guard}
copies=${COPIES:-3001 3002}
restart=${RESTART:-systemctl restart temp-guard@}
reload=${RELOAD:-systemctl try-reload-or-restart nginx}

main() {
  mkdir -p "$root/releases" "$root/assets"
  exec 9>"$root/lock"
  flock -n 9 || { echo "Another roll-out is under way" >&2; exit 1; }

  release=${1:-}
  # In a line of its own: behind || or in $(…) the shell would go on after a step that failed.
  if [ -z "$release" ]; then build; fi
  previous=$(readlink "$root/current" || true)
  # Before anything else, so that no page ever names a file that is not there.
  tar -C "$root/releases/$release/.next/www" -c _next islands | tar -C "$root/assets" -x --skip-old-files
  switch_to "releases/$release"
  have_same_headers || $reload || go_back "nginx does not take its headers"

  restarted=
  for copy in $(unhealthy_first); do
    restarted="$copy $restarted"
    { $restart"$copy" && gets_healthy "$copy"; } || go_back "The copy on port $copy does not get healthy"
  done
  remove_old_releases
  echo "Rolled out $release"
}

# Sets $release. What fails stays out of releases/.
build() {
  checkout=$(cd "$(dirname "$0")/.." && pwd)
  release=$(date -u +%Y%m%d-%H%M%S)-$(git -C "$checkout" rev-parse --short HEAD)
  trap 'echo "The build failed: nothing was changed" >&2' EXIT
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

switch_to() {
  ln -sfn "$1" "$root/current.new"
  mv -T "$root/current.new" "$root/current"
}

# A reload closes connections, so it is kept for what nginx has to read anew.
have_same_headers() {
  cmp -s "$root/$previous/deploy/headers.conf" "$root/current/deploy/headers.conf"
}

# While a copy restarts that answers nobody, nothing is lost.
unhealthy_first() {
  local healthy=
  for copy in $copies; do
    if is_healthy "$copy"; then healthy="$healthy $copy"; else echo "$copy"; fi
  done
  echo "$healthy"
}

is_healthy() {
  curl -fsS --max-time 5 "http://127.0.0.1:$1/healthz" >/dev/null 2>&1
}

gets_healthy() {
  for _ in $(seq 60); do
    ! is_healthy "$1" || return 0
    sleep 1
  done
  return 1
}

go_back() {
  echo "$1: going back to ${previous:-nothing}" >&2
  if [ -n "$previous" ]; then
    switch_to "$previous"
    $reload || true
    for copy in ${restarted:-}; do $restart"$copy" && gets_healthy "$copy" || true; done
  else
    rm "$root/current"
  fi
  exit 1
}

# Three stay to go back to. The hashed files of all of them stay in assets/.
remove_old_releases() {
  local current
  current=$(basename "$(readlink "$root/current")")
  ls -1t "$root/releases" | tail -n +4 | while read -r old; do
    [ "$old" = "$current" ] || rm -rf "${root:?}/releases/$old"
  done
}

main "$@"
