#!/bin/sh
# Renders, develops and encodes every picture, or those named: ./render.sh angled-dark front-light
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
    --window-size="$2,$3" --screenshot="$PWD/out/$1.png" "file://$PWD/$4" 2>/dev/null
}

# scene, its arguments: picture, width, samples
blend() {
  scene=$1
  shift
  nice -n 19 blender -b --python-exit-code 1 --python "$scene.py" -- "$@"
}

npx tsx face.ts >out/face.html
texture face 2052 2052 out/face.html
texture print 1400 240 print.html
for name in ${*:-body-dark body-light angled-dark angled-light front-dark front-light}; do
  theme=${name#*-}
  case $name in
    body-*) blend front body "$theme" 1280 400 ;;
    front-*) blend front front "$theme" 1440 400 ;;
    angled-*) blend angled "$theme" 1920 400 ;;
  esac
  nice -n 19 "$python" develop.py "$name"
  node encode.mjs "$name"
done
