"""Three-quarter view. blender -b --python angled.py -- dark|light WIDTH SAMPLES

Writes two layers for develop.py: the object, lit by the bench but without it, and the bench alone.
"""

import math
import os
import sys

import bpy
from mathutils import Vector as V

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from device import CABLE_RADIUS, PROBE_LENGTH, PROBE_RADIUS, WORK, device, materials, probe
from layers import locate, render_layers
from shapes import tube
from stage import add, camera, material, reflector, reset, softbox, world

theme, width, samples = sys.argv[-3], int(sys.argv[-2]), int(sys.argv[-1])
dark = theme == "dark"
BENCH = -1.02
PROBE_ANGLE = math.radians(12)

scene = reset(width, int(width * 0.9), samples)
m = materials(body=(0.54, 0.55, 0.555) if dark else (0.57, 0.575, 0.57))
gland = V(device(m))

tip = V((-3.2, -1.30, BENCH + PROBE_RADIUS + 0.001))
holder = add(bpy.data.objects.new("probe", None))
for part in probe(m):
    part.parent = holder
holder.location, holder.rotation_euler = tip, (0, 0, PROBE_ANGLE)

z = BENCH + CABLE_RADIUS
along = V((math.cos(PROBE_ANGLE), math.sin(PROBE_ANGLE), 0))
end = tip + along * PROBE_LENGTH
end.z = z + 0.01
tube([(gland, gland + V((0, 0, 0.2)), gland - V((0, 0, 0.44))),
      (V((-0.25, 0.2, z)), V((-0.85, 0.5, z)), V((0.60, -0.12, z))),
      (V((1.32, -0.70, z)), V((1.36, -0.22, z)), V((1.27, -1.22, z))),
      (end, end + along * 0.95 + V((0, -0.02, 0)), end - along * 0.1)], CABLE_RADIUS, m["cable"])

bpy.ops.mesh.primitive_plane_add(size=60, location=(0, 0, BENCH))
bench = bpy.context.object
middle = (0, 0.3, 1.5)
if dark:
    bench.data.materials.append(material("bench", (0.0145, 0.0165, 0.0170), 1, specular=0))
    softbox((-3.0, -2.7, 4.6), (-0.6, 0, 2.0), 1.6, 1.6, 560, (1, 0.995, 0.985))    # key: close, so it falls off
    softbox((4.6, 3.0, 2.4), middle, 0.8, 6, 430, (0.72, 0.90, 1))                 # right rim
    softbox((-4.6, 2.9, 2.4), middle, 0.9, 6, 520, (0.72, 0.90, 1))                # left rim
    softbox((0.4, 3.4, 6.2), middle, 6, 1.4, 520, (0.88, 0.95, 1))                 # upper edge
    softbox((-2.9, 0.2, 1.6), (-2.1, -1.0, BENCH), 4.2, 0.9, 60, (0.90, 0.97, 1), 80)  # along the probe
    world((0.03, 0.034, 0.040), 1)
    reflector((-3.8, -8.2, 1.2), (0, 0, 1.9), 7, 5, 2.2, (0.90, 0.96, 1))
else:
    bench.data.materials.append(material("bench", (0.86, 0.865, 0.86), 1, specular=0))
    bench.is_shadow_catcher = True
    softbox((-3.2, -2.6, 4.8), (-0.6, 0, 2.0), 2.0, 2.0, 640, (1, 0.995, 0.985))     # key
    softbox((0.6, 1.5, 7.4), (0, 0.4, 0), 6, 3.5, 330)                             # overhead
    softbox((5.2, 1.4, 2.2), middle, 0.9, 6, 60, (0.94, 0.98, 1))                 # right side
    world((0.95, 0.96, 0.97), 0.13)
    reflector((-3.8, -8.2, 1.2), (0, 0, 1.9), 7, 5, 2.4)

camera((6.1, -13.2, 2.75), (-0.38, 0, 0), 72, shift=(0, -0.205), level=True)
path = os.path.join(WORK, f"angled-{theme}")
locate(path, tip=tip)
render_layers(bench, path)
