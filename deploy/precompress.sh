#!/bin/sh
# Puts a compressed copy beside every text file that nginx serves by itself.
set -eu
cd "$(dirname "$0")/.."
find .next/static public/islands -type f \( -name '*.js' -o -name '*.css' -o -name '*.svg' -o -name '*.json' -o -name '*.txt' \) \
  -exec gzip --best --keep --force {} +
