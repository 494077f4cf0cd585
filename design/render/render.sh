#!/bin/sh
# Renders, develops and encodes every picture, or those named: ./render.sh hero-dark room
set -eu
cd "$(dirname "$0")"
mkdir -p out
export RENDER_WORK="$PWD/out"
chromium=${CHROMIUM:-chromium}
python=${PYTHON:-/usr/bin/python3} # the one that sees Debian's OpenCV

# page, width, height
texture() {
  "$chromium" --headless=new --no-sandbox --disable-gpu --hide-scrollbars \
    --allow-file-access-from-files --virtual-time-budget=2000 \
    --window-size="$2,$3" --screenshot="$PWD/out/$1.png" "file://$PWD/$1.html" 2>/dev/null
}

# picture, width, samples: wider than needed, with fewer samples, so that edges come out smooth
picture() {
  scene=${1%%-*}
  theme=${1#"$scene"}
  nice -n 19 blender -b --python-exit-code 1 --python "$scene.py" -- ${theme#-} "$2" "$3"
  nice -n 19 "$python" develop.py "$1"
  node encode.mjs "$1"
}

texture display 1500 1140
texture print 1400 240
for name in ${*:-hero-dark hero-light front-dark front-light probe room}; do
  case $name in
    hero-*) picture "$name" 2880 48 ;;
    front-*) picture "$name" 1920 56 ;;
    *) picture "$name" 1920 64 ;;
  esac
done
