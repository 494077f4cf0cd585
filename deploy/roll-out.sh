#!/usr/bin/env bash
# Puts a version into service without a request lost: one copy after the other is restarted, nginx asks the other one
# meanwhile.
#   deploy/roll-out.sh            builds what is committed in this checkout as a release of its own, then rolls it out
#   deploy/roll-out.sh RELEASE    rolls out a folder below releases/ that is there already, for example the last one
set -euo pipefail
root=${ROOT:-/srv/temp-guard}
settings=${SETTINGS:-/etc/temp-guard.env}
copies=${COPIES:-3001 3002}
restart=${RESTART:-systemctl restart temp-guard@}

main() {
  local release=${1:-}
  [ -n "$release" ] || release=$(build)
  local previous
  previous=$(readlink "$root/current" || true)

  # Whoever is alone while a copy restarts has to answer.
  [ -z "$previous" ] || for copy in $copies; do
    is_healthy "$copy" || { echo "The copy on port $copy is not healthy: nothing was changed" >&2; exit 1; }
  done

  # Before anything else, so that no page ever names a file that is not there.
  mkdir -p "$root/assets"
  tar -C "$root/releases/$release/.next/www" -c _next islands | tar -C "$root/assets" -x --skip-old-files
  switch_to "releases/$release"
  for copy in $copies; do
    $restart"$copy" && is_healthy "$copy" && continue
    echo "The copy on port $copy does not get healthy: going back to ${previous:-nothing}" >&2
    [ -z "$previous" ] || { switch_to "$previous" && $restart"$copy"; }
    exit 1
  done
  remove_old_releases
  echo "Rolled out $release"
}

build() {
  local checkout release
  checkout=$(cd "$(dirname "$0")/.." && pwd)
  release=$(date -u +%Y%m%d-%H%M%S)-$(git -C "$checkout" rev-parse --short HEAD)
  mkdir -p "$root/releases/$release"
  git -C "$checkout" archive HEAD | tar -x -C "$root/releases/$release"
  (
    cd "$root/releases/$release"
    npm ci
    set -a && . "$settings" && set +a
    npm run build
    npm run static
    chown -R temp-guard .next
  ) >&2
  echo "$release"
}

switch_to() {
  ln -sfn "$1" "$root/current.new"
  mv -T "$root/current.new" "$root/current"
}

is_healthy() {
  for _ in $(seq 60); do
    ! curl -fsS --max-time 5 "http://127.0.0.1:$1/healthz" >/dev/null 2>&1 || return 0
    sleep 1
  done
  return 1
}

# Three stay to go back to. The hashed files of all of them stay in assets/.
remove_old_releases() {
  local current
  current=$(basename "$(readlink "$root/current")")
  ls -1t "$root/releases" | tail -n +4 | while read -r release; do
    [ "$release" = "$current" ] || rm -rf "${root:?}/releases/$release"
  done
}

main "$@"
