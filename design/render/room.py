"""On the panels of a cold room, beside its door. blender -b --python room.py -- WIDTH SAMPLES"""

import math
import os
import sys

from mathutils import Vector as V

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from device import CABLE_RADIUS, WORK, device, materials
from shapes import cylinder, slab, tube
from stage import camera, material, reflector, render, reset, softbox, world

width, samples = int(sys.argv[-2]), int(sys.argv[-1])
reset(width, int(width * 0.5625), samples, transparent=False, exposure=0.35)
m = materials(body=(0.60, 0.61, 0.61), display=1.7)
gland = V(device(m))
back = (math.pi / 2, 0, 0)

panel = material("panel", (0.46, 0.48, 0.49), 0.40, specular=0.4)
for k in range(-9, 4):
    slab("panel", 2.398, 60, 0.02, 1.0, 2.6, panel, 0.05, x=-0.1 + 2.4 * k, segments=6)
slab("joint", 120, 80, 0.05, 1.055, 2.9, panel)

trim = material("trim", (0.12, 0.126, 0.13), 0.45)
steel = material("steel plate", (0.50, 0.51, 0.52), 0.36, metallic=1)
door = material("door", (0.50, 0.52, 0.53), 0.36, specular=0.45)
slab("frame", 34, 70, 0.2, 0.62, 1.3, trim, 0.08, x=24.4, z=-8)
slab("gasket", 31.2, 70, 0.3, 0.25, 0.7, m["rubber"], 0.1, x=24.2, z=-8)
slab("leaf", 31, 70, 0.35, -1.0, 0.3, door, 0.28, x=24.4, z=-8, segments=24)

x, z = 10.5, 0.5
slab("latch plate", 1.5, 4.4, 0.22, -1.12, -0.98, steel, 0.05, x=x, z=z)
cylinder("latch boss", 0.48, 0.5, (x, -1.35, z + 0.9), m["rubber"], back, bevel=0.08)
cylinder("latch spindle", 0.34, 0.5, (x, -1.65, z + 0.9), steel, back, bevel=0.05)
slab("lever", 0.62, 5.4, 0.3, -2.15, -1.75, m["rubber"], 0.18, 0.18, x=x, z=z - 1.2, segments=16)
cylinder("lock", 0.2, 0.1, (x, -1.15, z - 1.5), steel, back, bevel=0.03)

through = V((1.55, 0.96, -3.2))
tube([(gland, gland + V((0, 0, 0.3)), gland - V((0, 0, 0.9))),
      (V((-0.60, 0.92, -2.5)), V((-0.74, 0.90, -1.9)), V((-0.42, 0.93, -3.25))),
      (V((0.75, 0.92, -3.95)), V((0.10, 0.92, -4.05)), V((1.40, 0.92, -3.85))),
      (through + V((0, 0.5, 0.05)), through - V((0, 0.35, 0.22)), through + V((0, 0.9, 0.1)))],
     CABLE_RADIUS, m["cable"])
cylinder("grommet", 0.22, 0.12, tuple(through), m["rubber"], back, bevel=0.05)
slab("clip", 0.34, 0.15, 0.05, 0.84, 1.0, m["rubber"], 0.05, x=-0.605, z=-2.52)

middle = (1, 1, 0)
softbox((-8, -9, 13), (-0.5, 1, 0.8), 6, 1.6, 4600, (0.92, 0.97, 1))      # the tube above
softbox((17, -10, 9), (11, 0, 0), 1.6, 6, 1100, (0.80, 0.92, 1))           # from the aisle
softbox((-16, -7, -3), (-2, 1, 0), 4, 8, 300, (0.60, 0.78, 0.88))
world((0.020, 0.026, 0.031), 1)
reflector((-9, -11, 3), (0, 0, 1.9), 8, 6, 1.8, (0.88, 0.96, 1))
eye = V((9.4, -23.5, 0.9))
camera(tuple(eye), (4.0, 0, 0.15), 55, focus=(eye - V((0, 0, 1.6))).length, fstop=0.11)
render(os.path.join(WORK, "room-object.png"))
