"""02:00: on the panels beside the walk-in chiller's door, which is ajar.

blender -b --python room.py -- WIDTH SAMPLES
"""

import math
import os
import sys

import bpy
from mathutils import Vector as V

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from device import CABLE_RADIUS, WORK, device, materials
from layers import locate
from shapes import cylinder, slab, tube
from stage import add, camera, material, reflector, render, reset, softbox, world

width, samples = int(sys.argv[-2]), int(sys.argv[-1])
reset(width, int(width * 0.5625), samples, transparent=False, exposure=0.2)
m = materials(body=(0.60, 0.61, 0.61))
gland = V(device(m))
back = (math.pi / 2, 0, 0)
JAMB = 8.75
HINGE = V((39.9, 0.3, 0))

panel = material("panel", (0.46, 0.48, 0.49), 0.40, specular=0.4)
for k in range(-9, 4):
    slab("panel", 2.398, 60, 0.02, 1.0, 2.6, panel, 0.05, x=-0.1 + 2.4 * k, segments=6)
slab("joint", 60, 80, 0.05, 1.055, 2.9, panel, x=JAMB - 30.1)
trim = material("trim", (0.16, 0.166, 0.17), 0.42)
slab("jamb", 1.5, 70, 0.1, 0.62, 4.4, trim, 0.08, x=JAMB - 0.75)

leaf = add(bpy.data.objects.new("leaf", None))
leaf.location = HINGE


def hang(solid):
    solid.parent = leaf
    solid.matrix_parent_inverse.identity()
    solid.location -= HINGE


steel = material("steel plate", (0.50, 0.51, 0.52), 0.36, metallic=1)
door = material("door", (0.50, 0.52, 0.53), 0.36, specular=0.45)
x, z = 10.5, 0.5
for solid in (
    slab("leaf", 31, 70, 0.35, -1.0, 0.3, door, 0.28, 0.1, x=24.4, z=-8, segments=24),
    slab("gasket", 30.6, 70, 0.3, 0.28, 0.55, m["rubber"], 0, 0.12, x=24.4, z=-8),
    slab("latch plate", 1.5, 4.4, 0.22, -1.12, -0.98, steel, 0.05, x=x, z=z),
    cylinder("latch boss", 0.48, 0.5, (x, -1.35, z + 0.9), m["rubber"], back, bevel=0.08),
    cylinder("latch spindle", 0.34, 0.5, (x, -1.65, z + 0.9), steel, back, bevel=0.05),
    slab("lever", 0.62, 5.4, 0.3, -2.15, -1.75, m["rubber"], 0.18, 0.18, x=x, z=z - 1.2, segments=16),
    cylinder("lock", 0.2, 0.1, (x, -1.15, z - 1.5), steel, back, bevel=0.03),
):
    hang(solid)
leaf.rotation_euler = (0, 0, math.radians(12))

# Inside, out of focus: shelves with goods before a white wall.
white, board = material("white", (0.80, 0.83, 0.84), 0.6), material("board", (0.34, 0.36, 0.37), 0.5)
slab("back wall", 40, 60, 0.1, 27, 28, white, x=18)
for height in (-9.4, -5.6, -1.8, 2.0, 5.8):
    slab("shelf", 9, 0.22, 0.05, 16, 21, board, x=9.5, z=height)
for k, (left, base, wide, tall, tone) in enumerate((
    (8.0, -9.3, 1.5, 1.9, 0.42), (9.6, -9.3, 1.3, 1.4, 0.60), (8.2, -5.5, 1.1, 1.5, 0.55),
    (9.5, -5.5, 1.6, 2.2, 0.30), (8.1, -1.7, 1.7, 1.3, 0.50), (9.9, -1.7, 1.1, 2.0, 0.36),
    (8.3, 2.1, 1.2, 2.1, 0.34), (9.6, 2.1, 1.4, 1.2, 0.58), (8.0, 5.9, 1.6, 1.6, 0.48))):
    slab("goods", wide, tall, 0.08, 16.2, 18 + 0.4 * k, material("goods", (tone, tone * 1.02, tone * 1.03), 0.7),
         0.04, x=left + wide / 2, z=base + tall / 2)

through = V((1.55, 0.96, -3.2))
tube([(gland, gland + V((0, 0, 0.3)), gland - V((0, 0, 0.9))),
      (V((-0.60, 0.92, -2.5)), V((-0.74, 0.90, -1.9)), V((-0.42, 0.93, -3.25))),
      (V((0.75, 0.92, -3.95)), V((0.10, 0.92, -4.05)), V((1.40, 0.92, -3.85))),
      (through + V((0, 0.5, 0.05)), through - V((0, 0.35, 0.22)), through + V((0, 0.9, 0.1)))],
     CABLE_RADIUS, m["cable"])
cylinder("grommet", 0.22, 0.12, tuple(through), m["rubber"], back, bevel=0.05)
slab("clip", 0.34, 0.15, 0.05, 0.84, 1.0, m["rubber"], 0.05, x=-0.605, z=-2.52)

cold = (0.86, 0.95, 1)
softbox((9.5, 9, 13), (9.2, 17, -2), 7, 1.2, 16000, cold)                 # the strip inside
softbox((9.35, -4.6, 2.0), (-1.0, 1.0, 0.6), 0.5, 15, 760, cold)          # through the gap, over the panels
softbox((7.4, -4.6, 0), (9.6, -7.2, 0), 0.3, 16, 130, cold, 90)           # on the edge of the leaf
softbox((24, -16, 7), (13, -6, 0), 3, 8, 420, (0.66, 0.82, 0.95))         # what is left of the corridor's light
softbox((-16, -9, 5), (-2, 1, 0), 6, 8, 60, (0.60, 0.78, 0.92))
world((0.010, 0.013, 0.016), 1)
reflector((-9, -11, 3), (0, 0, 1.9), 8, 6, 0.35, (0.80, 0.93, 1))
eye = V((9.4, -23.5, 0.9))
camera(tuple(eye), (4.0, 0, 0.15), 55, focus=(eye - V((0, 0, 1.6))).length, fstop=0.11)
path = os.path.join(WORK, "room")
locate(path)
render(f"{path}-object.png")
