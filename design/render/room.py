"""02:00: on the panels beside the walk-in chiller's door, which is a hand's width open.

blender -b --python room.py -- WIDTH SAMPLES
"""

import math
import os
import random
import sys

import bpy
from mathutils import Euler
from mathutils import Vector as V

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from device import CABLE_RADIUS, WORK, device, materials
from layers import locate
from shapes import cylinder, lathe, slab, tube
from stage import add, camera, fade, material, reflector, render, reset, softbox, world

width, samples = int(sys.argv[-2]), int(sys.argv[-1])
scene = reset(width, int(width * 0.5625), samples, transparent=False, exposure=0.2)
scene.cycles.sample_clamp_indirect = 0.5
m = materials(body=(0.60, 0.61, 0.61))
gland = V(device(m))
back = (math.pi / 2, 0, 0)
JAMB = 6.1
HINGE = V((JAMB + 31.15, 0.3, 0))
AJAR = math.radians(13)

panel = material("panel", (0.46, 0.48, 0.49), 0.40, specular=0.4)
for k in range(-9, 3):
    slab("panel", 2.398, 60, 0.02, 1.0, 2.6, panel, 0.05, x=-0.35 + 2.4 * k, segments=6)
slab("joint", 60, 80, 0.05, 1.055, 2.9, panel, x=JAMB - 30.1)
trim = material("trim", (0.30, 0.31, 0.315), 0.42)
slab("jamb", 1.2, 70, 0.1, 0.62, 4.4, trim, 0.08, x=JAMB - 0.6)

leaf = add(bpy.data.objects.new("leaf", None))
leaf.location = HINGE


def hang(solid):
    solid.parent = leaf
    solid.matrix_parent_inverse.identity()
    solid.location -= HINGE


steel = material("steel plate", (0.50, 0.51, 0.52), 0.36, metallic=1)
door = material("door", (0.50, 0.52, 0.53), 0.36, specular=0.45)
middle = JAMB + 15.65
x, z = JAMB + 1.75, 0.5
for solid in (
    slab("leaf", 31, 70, 0.35, -1.0, 0.3, door, 0.28, 0.1, x=middle, z=-8, segments=24),
    slab("gasket", 30.6, 70, 0.3, 0.28, 0.55, m["rubber"], 0, 0.12, x=middle, z=-8),
    slab("latch plate", 1.5, 4.4, 0.22, -1.12, -0.98, steel, 0.05, x=x, z=z),
    cylinder("latch boss", 0.48, 0.5, (x, -1.35, z + 0.9), m["rubber"], back, bevel=0.08),
    cylinder("latch spindle", 0.34, 0.5, (x, -1.65, z + 0.9), steel, back, bevel=0.05),
    slab("lever", 0.62, 5.4, 0.3, -2.15, -1.75, m["rubber"], 0.18, 0.18, x=x, z=z - 1.2, segments=16),
    cylinder("lock", 0.2, 0.1, (x, -1.15, z - 1.5), steel, back, bevel=0.03),
):
    hang(solid)
leaf.rotation_euler = (0, 0, AJAR)

# Inside, two and a half metres away: a rack before a white wall, so that some 40 cm of it are seen through the gap.
RACK, DEEP, FLOORS = 60, 11, (-24, -12.5, -1, 10.5)
white = material("white wall", (0.72, 0.75, 0.76), 0.6)
foam = material("foam", (0.80, 0.82, 0.83), 0.7)
crate = material("crate", (0.020, 0.105, 0.165), 0.45)
ice = material("ice", (0.84, 0.90, 0.93), 0.35)
fish = material("fish", (0.22, 0.26, 0.30), 0.28, metallic=0.3)
fade(fish, below=(0.52, 0.56, 0.58), above=(0.02, 0.035, 0.05))
carton = material("carton", (0.30, 0.215, 0.14), 0.8)
tape = material("tape", (0.46, 0.43, 0.36), 0.35)
paper = material("paper", (0.36, 0.42, 0.45), 0.8)
dice = random.Random(2)

for k in range(-2, 10):
    slab("back wall", 4.4, 90, 0.02, 84, 85, white, 0.1, x=4.45 * k, segments=4)
for floor in FLOORS:
    slab("shelf", 36, 0.7, 0.1, RACK, RACK + DEEP + 3, steel, 0.1, x=22, z=floor - 0.35, segments=4)
for post in (8.6, 24.6, 40):
    for y in (RACK - 0.2, RACK + DEEP + 2):
        slab("post", 0.9, 90, 0.15, y, y + 0.9, steel, 0.1, x=post, segments=4)


def box(kind, made, left, floor, size, height):
    return slab(kind, size, height, 0.25, RACK + 0.6, RACK + DEEP, made, 0.15, x=left + size / 2,
                z=floor + height / 2, segments=4)


def foam_box(left, floor, size=10.2, height=4.6):
    box("foam box", foam, left, floor, size, height)
    slab("lid", size + 0.3, 0.9, 0.25, RACK + 0.35, RACK + DEEP, foam, 0.15, x=left + size / 2,
         z=floor + height + 0.55, segments=4)
    slab("label", 2.6, 1.7, 0.05, RACK + 0.55, RACK + 0.59, paper, x=left + size * 0.3, z=floor + height * 0.5)
    slab("print", 1.8, 0.22, 0.02, RACK + 0.52, RACK + 0.54, m["rubber"], x=left + size * 0.3, z=floor + height * 0.6)


def packed(left, floor, size, height):
    box("carton", carton, left, floor, size, height)
    slab("tape", 1.1, height * 0.32, 0.02, RACK + 0.56, RACK + 0.59, tape, x=left + size / 2,
         z=floor + height * 0.84)
    slab("label", size * 0.34, height * 0.3, 0.03, RACK + 0.56, RACK + 0.59, paper, x=left + size * 0.72,
         z=floor + height * 0.3)


def catch(left, floor, size=11.2, height=4.4):
    """A crate of fish on ice: ribs round its rim, a hand-hole, tails to the front."""
    box("crate", crate, left, floor, size, height)
    for rim in (height - 0.35, height * 0.36):
        slab("rib", size + 0.5, 0.6, 0.15, RACK + 0.3, RACK + DEEP, crate, 0.1, x=left + size / 2, z=floor + rim)
    slab("hand-hole", 2.6, 0.75, 0.36, RACK + 0.5, RACK + 0.58, m["well"], x=left + size / 2, z=floor + height * 0.66)
    top = floor + height
    for _ in range(420):
        x, y = dice.uniform(left + 0.4, left + size - 0.4), dice.uniform(RACK + 0.8, RACK + DEEP - 0.5)
        bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=1, radius=dice.uniform(0.16, 0.34),
                                              location=(x, y, top + dice.uniform(-0.1, 0.55)),
                                              rotation=(dice.random() * 3, dice.random() * 3, 0))
        bpy.context.object.data.materials.append(ice)
    whole_fish(left + 1.9, RACK + 4.8, top + 1.75, 0.10)
    whole_fish(left + 0.5, RACK + 2.2, top + 1.05, -0.06)


def whole_fish(left, y, z, tilt):
    """On its side, nine units long, its tail to the left."""
    profile = [(0.9, 0.13), (1.6, 0.24), (2.8, 0.76), (4.4, 1.16), (6.0, 1.22), (7.3, 1.0), (8.3, 0.6), (8.9, 0.22),
               (9.0, 0.0)]
    fins = [(1.0, 0.1), (-0.5, 1.6), (0.35, 0), (-0.5, -1.5), (1.0, -0.1),
            (5.6, 1.1), (4.2, 1.85), (3.9, 0.9), (4.6, -1.0), (3.2, -1.7), (3.1, -0.7)]
    fin = add(bpy.data.objects.new("fins", bpy.data.meshes.new("fins")))
    fin.data.from_pydata([(x, 0, z) for x, z in fins], [], [(0, 1, 2), (0, 2, 4), (2, 3, 4), (5, 6, 7), (8, 9, 10)])
    fin.data.materials.append(tape)
    body = lathe("fish", profile, fish, segments=48)
    body.scale = (1, 0.6, 1)
    eye = cylinder("eye", 0.13, 0.1, (8.2, -0.36, 0.12), m["glass"], back)
    gill = slab("gill", 0.07, 1.1, 0.03, -0.72, -0.3, m["rear"], x=7.2, z=-0.1)
    for solid in (body, fin, eye, gill):
        spot = V(solid.location)
        spot.rotate(Euler((0, tilt, 0)))
        solid.location = V((left, y, z)) + spot
        solid.rotation_euler.rotate_axis("Y", tilt) if solid is not eye else None


packed(10.2, FLOORS[3], 8.6, 6.2)
packed(19.2, FLOORS[3], 9.4, 7.4)
catch(12.0, FLOORS[2])
catch(24.0, FLOORS[2])
foam_box(12.0, FLOORS[1])
foam_box(12.3, FLOORS[1] + 5.6)
foam_box(23.0, FLOORS[1])
packed(10.4, FLOORS[0], 7.4, 8.8)
packed(18.1, FLOORS[0], 7.4, 8.8)

# A short one: below it the page writes the time.
through = V((-0.12, 0.92, -1.02))
tube([(gland, gland + V((0, 0, 0.3)), gland - V((0, 0, 0.55))),
      (V((-0.66, 0.90, -1.52)), V((-0.98, 0.90, -1.50)), V((-0.34, 0.90, -1.54))),
      (through + V((0, 0.5, 0.05)), through - V((0, 0.35, 0.22)), through + V((0, 0.9, 0.1)))],
     CABLE_RADIUS, m["cable"])
cylinder("grommet", 0.22, 0.12, tuple(through), m["rubber"], back, bevel=0.05)

cold = (0.86, 0.95, 1)
softbox((17, 26, 15), (17, 70, -4), 20, 7, 12500, cold)                  # the lamp of the room
softbox((17, 22, -14), (17, 80, -14), 20, 4, 2600, cold)                 # under its shelves
softbox((JAMB + 0.35, -2.7, 2.0), (-1.0, 1.0, 0.6), 0.5, 15, 480, cold)  # through the gap, over the panels
softbox((JAMB - 1.4, -4.6, 0), (JAMB + 1.4, -7.2, 0), 0.3, 16, 130, cold, 90)  # on the edge of the leaf
softbox((JAMB + 9, -13, 7), (JAMB + 4, -6, 0), 3, 3, 260, cold)           # what the night lets see of the door
world((0.018, 0.024, 0.030), 1)
reflector((-9, -11, 3), (0, 0, 1.9), 8, 6, 0.35, (0.80, 0.93, 1))
eye = V((3.4, -23.5, 0.9))
camera(tuple(eye), (4.0, 0, 0.15), 52, shift=(0, 0), focus=(eye - V((0, 0, 1.6))).length + 1, fstop=1.6)
path = os.path.join(WORK, "room")
locate(path)
render(f"{path}-object.png")
