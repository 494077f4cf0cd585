"""Develops rendered layers into masters: python3 develop.py angled-dark angled-light ...

Light denoise, bloom, the ground faded to transparent; `angled` with the lit display and status light, `front`, `body`
with blank glass, over which the site draws both (components/device/device-face.tsx). Writes out/NAME.png for
encode.mjs and prints where things are in the picture, in per cent.
"""

import json
import os
import sys

import cv2
import numpy as np

OUT = os.environ.get("RENDER_WORK", os.path.join(os.path.dirname(os.path.abspath(__file__)), "out"))


def angled(theme):
    rgb, alpha = read(f"angled-{theme}-object")
    x, y = coordinates(alpha)
    rgb = denoise(rgb, 4, 0.45)
    under, cover = ground(f"angled-{theme}-ground", alpha.shape)
    if theme == "dark":
        under = cv2.GaussianBlur(under, (0, 0), 4)
        cover = 1 - ramp(0.15, 1, np.hypot((x - 0.44) / 0.46, (y - 0.83) / 0.17))
    else:
        rgb = shape_light(rgb)
        under, cover = shadow(cover)
        # Light, as it touches nothing in the picture: the device hangs over it.
        cover *= 0.62 * (1 - ramp(0.20, 1, np.hypot((x - 0.50) / 0.56, (y - 0.84) / 0.26)))
    rgb = bloom(lit(rgb, f"angled-{theme}"), alpha, 9, 0.12)
    write(over(rgb, alpha, under, cover), f"angled-{theme}", top=0.12, bottom=0.985)


def front(theme, shot="front"):
    name = f"{shot}-{theme}"
    rgb, alpha = read(f"{name}-object")
    rgb = denoise(rgb, 4, 0.45)
    if shot == "front":
        rgb, alpha = with_body(rgb, alpha, theme)
    if theme == "dark":
        return write(np.dstack([bloom(rgb, alpha, 7, 0.12), alpha]), name)
    rgb = bloom(shape_light(rgb), alpha, 7, 0.12)
    x, y = coordinates(alpha)
    under, cover = shadow(ground(f"{name}-ground", alpha.shape)[1])
    if shot == "body":
        return write(over(rgb, alpha, under, cover * near_housing(alpha)), name)
    # The long shadow of the whole device would be cut off by the picture's right edge.
    edge = np.minimum(np.minimum(x * 0.8, (1 - x) * 0.32), np.minimum(y, 1 - y))
    # Faint, or it lies like a fog between housing and cable.
    write(over(rgb, alpha, under, 0.55 * cover * ramp(0, 0.09, edge)), name)


def body(theme):
    front(theme, "body")


def near_housing(alpha):
    """1 at the housing to 0 before the picture's edge, round its corners: a shadow cut straight looks like a fault."""
    width = alpha.shape[1]
    solid = (alpha > 0.97).astype(np.uint8)
    # Without the gland, which is narrower than this.
    kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (width // 8, width // 8))
    housing = cv2.morphologyEx(solid, cv2.MORPH_OPEN, kernel)
    return 1 - ramp(0, 0.085, cv2.distanceTransform(1 - housing, cv2.DIST_L2, 5) / width)


def with_body(rgb, alpha, theme):
    """Puts the housing of the body's picture over a picture of the rest."""
    height, width = alpha.shape
    body, cover = read(f"body-{theme}-object")
    body, cover = denoise(body, 4, 0.45), cover[..., None]
    frame = (cover.shape[1], cover.shape[0])
    turn = cv2.getPerspectiveTransform(face_corners(f"body-{theme}", frame),
                                       face_corners(f"front-{theme}", (width, height)))
    layer = cv2.warpPerspective(cv2.GaussianBlur(np.dstack([body * cover, cover]), (0, 0), 0.45), turn,
                                (width, height), flags=cv2.INTER_CUBIC).clip(0)
    edge = face_corners(f"front-{theme}", (width, height))[2][1]
    layer *= (1 - ramp(edge - 1, edge + 3, np.mgrid[0:height, 0:width][0]))[..., None]
    share = np.clip(layer[..., 3], 0, 1)
    total = share + alpha * (1 - share)
    mixed = layer[..., :3] + rgb * (alpha * (1 - share))[..., None]
    return mixed / np.maximum(total, 1e-4)[..., None], total


def lit(rgb, name):
    """Adds the light of the display and of the status light, in linear light."""
    height, width = rgb.shape[:2]
    face = cv2.imread(f"{OUT}/face.png").astype(np.float32) / 255
    size = face.shape[0]
    target = face_corners(name, (width, height))
    scale = size / np.hypot(*(target[1] - target[0]))
    face = cv2.GaussianBlur(face ** 2.2, (0, 0), max(0.3, 0.35 * scale))
    source = np.float32([(0, 0), (size, 0), (size, size), (0, size)]) - 0.5
    turn = cv2.getPerspectiveTransform(source, target)
    warped = cv2.warpPerspective(face, turn, (width, height), flags=cv2.INTER_LINEAR)
    return np.clip(rgb ** 2.2 + warped, 0, 1) ** (1 / 2.2)


def face_corners(name, size):
    corners = [places(name)[corner] for corner in ("top left", "top right", "bottom right", "bottom left")]
    return (np.float32(corners) * size - 0.5).astype(np.float32)


def places(name):
    with open(f"{OUT}/{name}.json") as file:
        return json.load(file)


def read(name):
    picture = cv2.imread(f"{OUT}/{name}.png", cv2.IMREAD_UNCHANGED).astype(np.float32) / 65535
    return picture[:, :, :3], picture[:, :, 3]


def write(picture, name, top=0.0, bottom=1.0):
    height = picture.shape[0]
    part = picture[int(top * height):int(bottom * height)]
    cv2.imwrite(f"{OUT}/{name}.png", (np.clip(part, 0, 1) * 65535 + 0.5).astype(np.uint16))
    if os.path.exists(f"{OUT}/{name}.json"):
        for point, (x, y) in places(name).items():
            print(f"{name} {point}: x {x * 100:.2f} y {(y - top) / (bottom - top) * 100:.2f}")


def ground(name, shape):
    rgb, alpha = read(name)
    size = (shape[1], shape[0])
    return cv2.resize(rgb, size, interpolation=cv2.INTER_CUBIC), cv2.resize(alpha, size)


def shadow(cover):
    """The caught shadow, smoothed, in a warm grey that belongs to the paper."""
    near, wide = cv2.GaussianBlur(cover, (0, 0), 6), cv2.GaussianBlur(cover, (0, 0), 34)
    # Sharp where something touches the ground, soft under what stands above it.
    soft = np.clip(near + (wide - near) * ramp(0.05, 0.22, wide) - 0.045, 0, 1) * 0.75
    return np.full((*cover.shape, 3), (0.19, 0.175, 0.165), np.float32), soft


def shape_light(rgb):
    """More contrast in the upper tones: a pale housing on pale paper."""
    return np.clip(rgb + 0.32 * (rgb - 0.76) * ramp(0.35, 0.60, rgb), 0, 1)


def over(rgb, alpha, under, cover):
    total = alpha + cover * (1 - alpha)
    mixed = rgb * alpha[..., None] + under * (cover * (1 - alpha))[..., None]
    return np.dstack([mixed / np.maximum(total, 1e-4)[..., None], total])


def denoise(rgb, strength, share):
    """Non-local means where there is detail, a wide blur where there is none."""
    eight_bit = (np.clip(rgb, 0, 1) * 255 + 0.5).astype(np.uint8)
    clean = cv2.fastNlMeansDenoisingColored(eight_bit, None, strength, strength, 5, 13)
    mixed = rgb * (1 - share) + clean.astype(np.float32) / 255 * share
    light = cv2.GaussianBlur(rgb.mean(axis=2), (0, 0), 3)
    detail = cv2.dilate(np.abs(light - cv2.GaussianBlur(light, (0, 0), 12)), np.ones((25, 25)))
    flat = cv2.GaussianBlur(1 - ramp(0.006, 0.016, detail), (0, 0), 4)[..., None]
    return mixed * (1 - flat) + cv2.GaussianBlur(rgb, (0, 0), 7) * flat


def bloom(rgb, alpha, radius, amount):
    bright = np.clip(rgb - 0.62, 0, None) * alpha[..., None]
    near = cv2.GaussianBlur(bright, (0, 0), radius)
    far = cv2.GaussianBlur(bright, (0, 0), radius * 4)
    return np.clip(rgb + amount * near + amount * 0.6 * far, 0, 1)


def ramp(start, end, value):
    t = np.clip((value - start) / (end - start), 0, 1)
    return t * t * (3 - 2 * t)


def coordinates(plane):
    height, width = plane.shape
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    return x / width, y / height


if __name__ == "__main__":
    for shot in sys.argv[1:]:
        kind, theme = shot.split("-")
        {"angled": angled, "front": front, "body": body}[kind](theme)
