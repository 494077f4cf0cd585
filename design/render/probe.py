"""The probe's tip over a hand's breadth of frost. blender -b --python probe.py -- WIDTH SAMPLES"""

import math
import os
import random
import sys

import bpy
from mathutils import Vector as V
from mathutils import noise

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from device import CABLE_RADIUS, PROBE_LENGTH, PROBE_RADIUS, WORK, materials, probe
from layers import locate
from shapes import tube
from stage import add, camera, material, reflector, render, reset, softbox, world

width, samples = int(sys.argv[-2]), int(sys.argv[-1])
dice = random.Random(7)

scene = reset(width, int(width * 1.2), samples, transparent=False, exposure=0.1)
m = materials()
probe(m)
end = V((PROBE_LENGTH - 0.02, 0, 0))
tube([(end, end - V((0.2, 0, 0)), end + V((0.9, 0, 0))),
      (V((6, -0.5, -0.35)), V((4.6, 0.05, -0.05)), V((7, -0.9, -0.5)))], CABLE_RADIUS, m["cable"])


def ground(x, y):
    """The frost's height: it rises away from the camera, in drifts."""
    drift = noise.fractal(V((x * 1.6, y * 1.6, 0)), 1.0, 2.2, 4)
    return -0.40 + 0.10 * drift + 0.04 * y


def crystals(count, place):
    """Spikes of four sides in one mesh; `place` gives root, direction, radius and length."""
    points, faces = [], []
    for _ in range(count):
        root, direction, radius, length = place()
        turn = direction.to_track_quat("Z", "Y")
        first, spin, flat = len(points), dice.random() * math.pi, dice.uniform(0.3, 1)
        for k in range(4):
            a = spin + k * math.pi / 2
            points.append(root + turn @ V((radius * math.cos(a), flat * radius * math.sin(a), 0)))
        points.append(root + turn @ V((0, 0, length)))
        faces += [(first + k, first + (k + 1) % 4, first + 4) for k in range(4)]
    mesh = bpy.data.meshes.new("crystals")
    mesh.from_pydata(points, [], faces)
    mesh.materials.append(ice)
    return add(bpy.data.objects.new("crystals", mesh))


def on_ground():
    # Dense where it is sharp, sparse where it is a blur.
    x, y = dice.uniform(-1.6, 3.0), min(3.4, max(-1.6, dice.gauss(0.1, 0.8)))
    clump = max(0, noise.fractal(V((x * 3.2, y * 3.2, 5)), 1.0, 2.0, 3) + 0.45)
    lean = V((dice.gauss(0, 0.75), dice.gauss(0, 0.75), 1)).normalized()
    return V((x, y, ground(x, y) - 0.01)), lean, dice.uniform(0.008, 0.020), dice.uniform(0.02, 0.05) * (0.3 + 2.0 * clump)


ice = material("ice", (0.88, 0.94, 0.96), 0.22, specular=0.6)
steps = 160
grid = [(-2.2 + 5.6 * i / steps, -1.8 + 5.6 * j / steps) for j in range(steps + 1) for i in range(steps + 1)]
bed = bpy.data.meshes.new("frost")
bed.from_pydata([(x, y, ground(x, y)) for x, y in grid], [],
                [(k, k + 1, k + steps + 2, k + steps + 1) for k in range(len(grid) - steps - 1) if k % (steps + 1) < steps])
bed.materials.append(material("frost", (0.05, 0.085, 0.10), 0.6, bump=(90, 0.6)))
add(bpy.data.objects.new("frost", bed))
crystals(52000, on_ground)
bpy.ops.mesh.primitive_plane_add(size=80, location=(5, 14, 0), rotation=(math.pi / 2, 0, -math.pi / 6))
bpy.context.object.data.materials.append(material("wall", (0.05, 0.066, 0.07), 1, specular=0))

softbox((0.9, 2.6, 1.5), (0.6, 0, -0.4), 5.0, 0.4, 190, (0.78, 0.93, 1))        # from behind: the frost alight
softbox((-1.6, 0.6, 0.5), (0, 0, 0), 0.6, 1.2, 7, (0.86, 0.96, 1))             # the dome
softbox((0.6, -2.2, 2.4), (0.6, 0, -0.2), 2.0, 1.0, 9, (1, 0.99, 0.97))       # a little from the front
reflector((0.9, -1.6, 1.7), (1.0, 0, 0), 5, 1.1, 5, (1, 0.995, 0.985), 0)      # the strip along the steel
softbox((9, 6, 6), (9, 14, 0.5), 5, 1, 260, (0.62, 0.86, 0.95), 120)           # a pool on the wall
world((0.010, 0.014, 0.017), 1)

away, tilt = math.radians(24), math.radians(13)
aim = V((0.40, 0, -0.05))
eye = aim + 6 * V((-math.sin(away) * math.cos(tilt), -math.cos(away) * math.cos(tilt), math.sin(tilt)))
camera(tuple(eye), tuple(aim), 158, focus=(eye - V((0.25, -PROBE_RADIUS, 0))).length, fstop=1.0)
path = os.path.join(WORK, "probe")
# The leftmost point of the dome, as the camera sees it.
locate(path, tip=PROBE_RADIUS * V((1 - math.cos(away), math.sin(away), 0)))
render(f"{path}-object.png")
