"""The probe, close up, from its tip to its cable. blender -b --python probe.py -- WIDTH SAMPLES"""

import math
import os
import sys

import bpy
from mathutils import Vector as V

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from device import CABLE_RADIUS, PROBE_LENGTH, PROBE_RADIUS, WORK, materials, probe
from layers import locate
from shapes import tube
from stage import camera, material, render, reset, softbox, world

width, samples = int(sys.argv[-2]), int(sys.argv[-1])

scene = reset(width, int(width * 520 / 1440), samples, transparent=False, exposure=0.1)
# Where a highlight is out of focus, few of a pixel's samples are bright: as bright as they are, its edge is grainy.
scene.cycles.sample_clamp_direct = 6
scene.cycles.adaptive_threshold = 0.003
m = materials()
probe(m)
end = V((PROBE_LENGTH - 0.02, 0, 0))
tube([(end, end - V((0.2, 0, 0)), end + V((0.9, 0, 0))),
      (V((6, -0.5, -0.35)), V((4.6, 0.05, -0.05)), V((7, -0.9, -0.5)))], CABLE_RADIUS, m["cable"])
bpy.ops.mesh.primitive_plane_add(size=80, location=(5, 9, 0), rotation=(math.pi / 2, 0, -math.pi / 4))
bpy.context.object.data.materials.append(material("wall", (0.10, 0.125, 0.13), 1, specular=0))

softbox((1.2, -1.0, 1.5), (1.3, 0, 0), 6.5, 1.0, 130, (1, 0.995, 0.985))       # the strip, three-quarter
softbox((1.6, 1.3, 1.0), (1.6, 0, 0), 6.0, 0.25, 50, (0.80, 0.94, 1))         # upper edge
softbox((1.2, -0.9, -1.6), (1.3, 0, 0), 6.0, 0.3, 18, (0.55, 0.85, 0.92))     # lower edge
softbox((-1.2, 0.5, 0.3), (0, 0, 0), 0.5, 1.2, 4, (0.86, 0.96, 1))            # the dome
softbox((3.6, -2.4, 2.2), (3.0, 0, 0), 2.0, 0.8, 60, (0.95, 0.98, 1))         # the cable
softbox((9, 3, 6), (9, 9, 0.5), 5, 1, 260, (0.62, 0.86, 0.95), 120)           # a pool on the wall
world((0.010, 0.014, 0.017), 1)

away, tilt = math.radians(45), math.radians(3.5)
eye = 3.6 * V((-math.sin(away) * math.cos(tilt), -math.cos(away) * math.cos(tilt), math.sin(tilt)))
camera(tuple(eye), (0, 0, 0), 68, shift=(0.169, 0.040), focus=3.75, fstop=0.95)
path = os.path.join(WORK, "probe")
# The leftmost point of the dome, as the camera sees it.
locate(path, tip=PROBE_RADIUS * V((1 - math.cos(away), math.sin(away), 0)))
render(f"{path}-object.png")
