"""Straight front view for leader lines. blender -b --python front.py -- dark|light WIDTH SAMPLES"""

import os
import sys

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector as V

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import device as d
from layers import render_layers
from shapes import tube
from stage import add, camera, material, reflector, reset, softbox, world

theme, width, samples = sys.argv[-3], int(sys.argv[-2]), int(sys.argv[-1])
dark = theme == "dark"

scene = reset(width, int(width * 1.25), samples)
m = d.materials(body=(0.50, 0.515, 0.52) if dark else (0.57, 0.575, 0.57), display=1.7 if dark else 1.5)
gland = V(d.device(m))

WALL = 1.0
PROBE_Z = -1.75
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

view = camera((0, -60, 0.55), (0, 0, 0.55), 340, level=True)
bpy.context.view_layer.update()
anchors = {
    "display": (0, 0, d.GLASS_Z),
    "light": (d.LIGHT_X, 0, d.CHIN_Z),
    "gland": (d.GLAND[0], d.GLAND[1], -0.2),
    "cable": tuple(turn),
    "probe": (tip.x + 0.9, y, PROBE_Z),
    "probe tip": tuple(tip),
    "housing top left": (-d.SIDE / 2, 0, d.SIDE),
    "housing bottom right": (d.SIDE / 2, 0, 0),
}
for name, point in anchors.items():
    at = world_to_camera_view(scene, view, V(point))
    print(f"ANCHOR {name}: x {at.x * 100:.2f} % y {(1 - at.y) * 100:.2f} %")
render_layers(wall, os.path.join(d.WORK, f"front-{theme}"), with_ground=not dark)
