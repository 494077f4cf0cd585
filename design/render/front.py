"""Straight front view, whole or the body alone.

blender -b --python front.py -- front|body dark|light WIDTH SAMPLES
"""

import os
import sys

import bpy
from mathutils import Vector as V

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import device as d
from layers import locate, render_layers
from shapes import tube
from stage import add, camera, material, reflector, reset, softbox, world

shot, theme = sys.argv[-4:-2]
width, samples = int(sys.argv[-2]), int(sys.argv[-1])
dark, whole = theme == "dark", shot == "front"

scene = reset(width, int(width * (1.25 if whole else 0.96875)), samples)
m = d.materials(body=(0.50, 0.515, 0.52) if dark else (0.57, 0.575, 0.57))
gland = V(d.device(m))

WALL, PROBE_Z = 1.0, -1.75
if whole:
    y = WALL - d.PROBE_RADIUS - 0.01
    tip = V((-1.6, y, PROBE_Z))
    holder = add(bpy.data.objects.new("probe", None))
    for part in d.probe(m):
        part.parent = holder
    holder.location = tip
    end = tip + V((d.PROBE_LENGTH, 0, 0))
    low = V((-0.30, y, -1.05))
    turn = V((1.52, y, -1.40))
    tube([(gland, gland + V((0, 0, 0.2)), gland - V((0, 0, 0.38))),
          (low, low - V((0.34, 0, 0)), low + V((0.5, 0, 0))),
          (turn, turn + V((0, 0, 0.46)), turn - V((0, 0, 0.26))),
          (end, end + V((0.5, 0, 0)), end - V((0.1, 0, 0)))], d.CABLE_RADIUS, m["cable"])

bpy.ops.mesh.primitive_plane_add(size=60, location=(0, WALL, 0), rotation=(1.5707963, 0, 0))
wall = bpy.context.object
wall.data.materials.append(material("wall", (0.02,) * 3 if dark else (0.86, 0.865, 0.86), 0.7, specular=0.2))
middle = (0, 0, 0.8)
if dark:
    softbox((-2.8, -3.2, 5.2), (-0.6, 0, 1.8), 1.8, 1.8, 380, (1, 0.995, 0.985))
    softbox((5.2, -0.2, 2.0), middle, 0.8, 7, 330, (0.72, 0.90, 1))
    softbox((-5.2, -0.2, 1.0), middle, 0.8, 7, 330, (0.72, 0.90, 1))
    softbox((0, 0.2, 6.4), middle, 6, 1.2, 260, (0.88, 0.95, 1))
    softbox((0, -2.2, 0.2), (0, 0.9, PROBE_Z), 5, 0.4, 22, (0.92, 0.97, 1), 60)    # along the probe
    softbox((0, -5.0, -5.0), (0, 0.9, PROBE_Z), 7, 2.5, 60, (0.80, 0.92, 1), 60)
    world((0.03, 0.034, 0.040), 1)
else:
    wall.is_shadow_catcher = True
    softbox((-3.4, -3.6, 5.4), (-0.5, 0, 1.6), 2.6, 2.6, 720, (1, 0.995, 0.985))
    softbox((0, -2.0, 8.0), middle, 6, 3, 260)
    softbox((5.6, -0.6, 2.0), middle, 0.9, 6, 90, (0.94, 0.98, 1))
    softbox((0, -4.0, -1.2), (0, 0.9, PROBE_Z), 6, 0.5, 20, (1, 1, 1), 60)
    world((0.95, 0.96, 0.97), 0.22)
reflector((-4.5, -14, 6), (0, 0, 2.0), 9, 7, 1.6, (0.92, 0.97, 1))

if whole:
    # Only what is below the housing: develop.py takes the housing from the body's picture.
    scene.render.use_border, scene.render.border_max_y = True, 0.418
    camera((0, -60, 0.55), (0, 0, 0.55), 340, level=True)
else:
    camera((0.035, -60, 1.482), (0.035, 0, 1.482), 552.4, level=True)
path = os.path.join(d.WORK, f"{shot}-{theme}")
locate(path, gland=gland, **({"cable": turn, "tip": tip} if whole else {}))
render_layers(wall, path, with_ground=not dark)
