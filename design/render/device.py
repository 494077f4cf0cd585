"""Temp Guard: housing, display, cable gland and probe, shared by every scene.

The front faces -y, the underside of the housing is z = 0. Front shell 0 to .50, seal, rear shell
.58 to .92, wall plate to 1.0.
"""

import math
import os

import bpy

from shapes import cut, cylinder, decal, lathe, slab, soften
from stage import material, shader

WORK = os.environ.get("RENDER_WORK", os.path.join(os.path.dirname(os.path.abspath(__file__)), "out"))
SIDE = 3.2
GLASS_WIDTH, GLASS_HEIGHT, GLASS_MARGIN = 2.54, 1.92, 0.33
GLASS_Z = SIDE - GLASS_MARGIN - GLASS_HEIGHT / 2
CHIN_Z = 0.565
LIGHT_X = GLASS_WIDTH / 2 - 0.2
LIGHT = (LIGHT_X, 0, CHIN_Z)
SCREW = SIDE / 2 - 0.30
GLAND = (-0.92, 0.53)
CABLE_RADIUS = 0.062
PROBE_RADIUS = 0.085
PROBE_LENGTH = 2.24



def materials(body=(0.60, 0.615, 0.62)):
    teal = (0.024, 0.30, 0.35)
    return {
        "body": material("body", body, 0.40),
        "rear": material("rear", (0.022, 0.025, 0.028), 0.5),
        "seal": material("seal", teal, 0.55),
        "cable": material("cable", teal, 0.38),
        "glass": material("glass", (0.004, 0.005, 0.006), 0.05),
        "well": material("well", (0.010, 0.011, 0.012), 0.7),
        "rubber": material("rubber", (0.014, 0.015, 0.017), 0.45),
        "screw": material("screw", (0.60, 0.61, 0.62), 0.30, 1),
        "steel": turned_steel(),
        "light": material("light", (0.05, 0.012, 0.006), 0.3),
        "print": ink("print.png"),
    }


def device(m):
    """Builds the device, unlit; returns the point where the cable leaves the gland."""
    back = (math.pi / 2, 0, 0)
    corners = [(sx * SCREW, SIDE / 2 + sz * SCREW) for sx in (-1, 1) for sz in (-1, 1)]

    front = slab("front", SIDE, SIDE, 0.52, 0, 0.50, m["body"], 0.13, 0.018, z=SIDE / 2)
    cut(front, slab("pocket", GLASS_WIDTH, GLASS_HEIGHT, 0.24, -0.1, 0.075, None, z=GLASS_Z))
    cut(front, slab("slot", 0.40, 0.066, 0.033, -0.1, 0.05, None, x=LIGHT_X, z=CHIN_Z))
    for x, z in corners:
        cut(front, cylinder("hole", 0.088, 0.30, (x, 0, z), rotation=back))
    soften(front, 0.008, 3, 50)

    slab("seal", SIDE - 0.03, SIDE - 0.03, 0.51, 0.49, 0.60, m["seal"], z=SIDE / 2)
    slab("rear", SIDE, SIDE, 0.52, 0.565, 0.92, m["rear"], 0.018, 0.10, z=SIDE / 2)
    slab("plate", SIDE - 0.5, SIDE - 0.5, 0.40, 0.90, 1.0, m["well"], 0, 0.02, z=SIDE / 2)
    slab("bezel", GLASS_WIDTH - 0.002, GLASS_HEIGHT - 0.002, 0.239, 0.008, 0.07, m["well"], z=GLASS_Z)
    slab("glass", GLASS_WIDTH - 0.040, GLASS_HEIGHT - 0.040, 0.220, 0.002, 0.06, m["glass"], 0.012,
         z=GLASS_Z, segments=6)
    slab("light", 0.388, 0.054, 0.027, 0.006, 0.05, m["light"], 0.012, x=LIGHT_X, z=CHIN_Z, segments=4)
    name = decal("print", (-GLASS_WIDTH / 2 + 0.64, -0.004, CHIN_Z), 1.28, 1.28 * 240 / 1400, m["print"])
    name.visible_shadow = False

    for turn, (x, z) in enumerate(corners):
        head = cylinder("screw", 0.074, 0.10, (x, 0.085, z), m["screw"], back, bevel=0.012)
        cut(head, cylinder("socket", 0.038, 0.12, (x, 0.05, z), rotation=(back[0], 0.4 + turn, 0), sides=6))
        cylinder("bore", 0.09, 0.01, (x, 0.148, z), m["well"], back)

    x, y = GLAND
    cylinder("flange", 0.235, 0.03, (x, y, -0.002), m["rubber"], bevel=0.008)
    cylinder("nut", 0.215, 0.13, (x, y, -0.07), m["rubber"], (0, 0, 0.2), sides=6, bevel=0.02)
    cylinder("dome", 0.175, 0.24, (x, y, -0.235), m["rubber"], bevel=0.06, segments=8)
    for k in range(18):
        a = 2 * math.pi * k / 18
        at = (x + 0.175 * math.cos(a), y + 0.175 * math.sin(a), -0.22)
        cylinder("rib", 0.016, 0.15, at, m["rubber"], sides=16, bevel=0.007, segments=2)
    cylinder("collar", 0.092, 0.05, (x, y, -0.36), m["rubber"], bevel=0.015)
    return (x, y, -0.35)


def probe(m):
    """Along +x with the closed tip at x = 0; the cable enters at x = PROBE_LENGTH."""
    r, length = PROBE_RADIUS, 1.75
    dome = [(r * (1 - math.cos(a)), r * math.sin(a)) for a in (math.pi / 2 * i / 16 for i in range(17))]
    crimps = [(length * at + dx, r - depth) for at in (0.72, 0.80)
              for dx, depth in ((0, 0), (0.012, 0.012), (0.03, 0.012), (0.042, 0))]
    end = [(length - 0.015, r), (length, r - 0.02), (length, 0)]
    sheath = lathe("sheath", dome + crimps + end, m["steel"])

    q = r * 0.86
    sleeve = [(length - 0.02, q / 2), (length - 0.02, q), (length + 0.03, q + 0.012), (length + 0.16, q + 0.008)]
    for k in range(4):
        x, rr = length + 0.17 + k * 0.075, q - 0.004 * k
        sleeve += [(x, rr), (x + 0.008, rr - 0.016), (x + 0.03, rr - 0.016), (x + 0.038, rr)]
    sleeve += [(length + 0.5, q - 0.02), (length + 0.52, q - 0.035), (length + 0.52, 0)]
    return [sheath, lathe("sleeve", sleeve, m["rubber"])]


def turned_steel():
    steel = material("steel", (0.66, 0.67, 0.68), 0.2, 1)
    nodes, links, inputs = steel.node_tree.nodes, steel.node_tree.links, shader(steel).inputs
    place, stretch = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeMapping")
    noise, spread = nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeMapRange")
    stretch.inputs["Scale"].default_value = (120, 2, 2)
    noise.inputs["Scale"].default_value = 1
    noise.inputs["Detail"].default_value = 4
    spread.inputs["To Min"].default_value = 0.16
    spread.inputs["To Max"].default_value = 0.30
    links.new(place.outputs["Object"], stretch.inputs["Vector"])
    links.new(stretch.outputs["Vector"], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], spread.inputs["Value"])
    links.new(spread.outputs["Result"], inputs["Roughness"])
    return steel


def ink(file):
    made = material("print", (0.04, 0.044, 0.048), 0.5)
    image = made.node_tree.nodes.new("ShaderNodeTexImage")
    image.image = bpy.data.images.load(os.path.join(WORK, file))
    image.image.colorspace_settings.name = "Non-Color"
    image.extension = "CLIP"
    made.node_tree.links.new(image.outputs["Color"], shader(made).inputs["Alpha"])
    return made
