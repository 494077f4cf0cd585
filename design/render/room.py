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
from stage import add, camera, fade, glow, material, reflector, render, reset, softbox, world

width, samples = int(sys.argv[-2]), int(sys.argv[-1])
scene = reset(width, int(width * 0.5625), samples, transparent=False, exposure=0.2)
scene.cycles.sample_clamp_indirect = 0.5
m = materials(body=(0.60, 0.61, 0.61))
gland = V(device(m))
back = (math.pi / 2, 0, 0)
JAMB = 8.75
HINGE = V((39.9, 0.3, 0))

panel = material("panel", (0.46, 0.48, 0.49), 0.40, specular=0.4)
for k in range(-9, 4):
    slab("panel", 2.398, 60, 0.02, 1.0, 2.6, panel, 0.05, x=-0.1 + 2.4 * k, segments=6)
slab("joint", 60, 80, 0.05, 1.055, 2.9, panel, x=JAMB - 30.1)
trim = material("trim", (0.30, 0.31, 0.315), 0.42)
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

# Inside, out of focus and bright: a white wall under a lamp, and nothing before it, which a narrow gap would
# only show pieces of. It shines, as nothing else needs to be lit there, and a lamp more would cost samples everywhere.
lamplight = glow(material("lamplight", (0, 0, 0), 1, specular=0), (1, 1, 1), 1)
lamplight.cycles.sample_as_light = False
fade(lamplight, below=(0.48, 0.56, 0.60), above=(1.85, 1.95, 1.97))
inside = slab("back wall", 40, 26, 0.1, 30, 31, lamplight, x=18, z=1)
inside.visible_diffuse = inside.visible_glossy = False

# A short one: below it the page writes the time.
through = V((-0.12, 0.92, -1.02))
tube([(gland, gland + V((0, 0, 0.3)), gland - V((0, 0, 0.55))),
      (V((-0.66, 0.90, -1.52)), V((-0.98, 0.90, -1.50)), V((-0.34, 0.90, -1.54))),
      (through + V((0, 0.5, 0.05)), through - V((0, 0.35, 0.22)), through + V((0, 0.9, 0.1)))],
     CABLE_RADIUS, m["cable"])
cylinder("grommet", 0.22, 0.12, tuple(through), m["rubber"], back, bevel=0.05)

cold = (0.86, 0.95, 1)
softbox((9.1, -2.7, 2.0), (-1.0, 1.0, 0.6), 0.5, 15, 480, cold)         # through the gap, over the panels
softbox((7.4, -4.6, 0), (9.6, -7.2, 0), 0.3, 16, 260, cold, 90)          # on the edge of the leaf
world((0.018, 0.024, 0.030), 1)
reflector((-9, -11, 3), (0, 0, 1.9), 8, 6, 0.35, (0.80, 0.93, 1))
eye = V((9.4, -23.5, 0.9))
camera(tuple(eye), (4.0, 0, 0.15), 55, focus=(eye - V((0, 0, 1.6))).length, fstop=0.11)
path = os.path.join(WORK, "room")
locate(path)
render(f"{path}-object.png")
