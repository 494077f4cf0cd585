"""The probe under frost, close up. blender -b --python probe.py -- WIDTH SAMPLES"""

import math
import os
import random
import sys

import bmesh
import bpy
from mathutils import Vector as V
from mathutils import noise

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from device import CABLE_RADIUS, PROBE_LENGTH, PROBE_RADIUS, WORK, materials, probe
from shapes import tube
from stage import add, camera, material, render, reset, shader, softbox, world

width, samples = int(sys.argv[-2]), int(sys.argv[-1])
chance = random.Random(4)
CRYSTALS, DROPS = 64000, 2200


def frost_film(steel):
    """Rime over the steel that thins out towards the crimps."""
    nodes, links = steel.node_tree.nodes, steel.node_tree.links
    place, axes = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ")
    patches, reach = nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeMath")
    amount, grain = nodes.new("ShaderNodeMapRange"), nodes.new("ShaderNodeTexNoise")
    relief, rime = nodes.new("ShaderNodeBump"), nodes.new("ShaderNodeBsdfPrincipled")
    mix = nodes.new("ShaderNodeMixShader")
    output = next(node for node in nodes if node.type == "OUTPUT_MATERIAL")
    patches.inputs["Scale"].default_value, patches.inputs["Detail"].default_value = 14, 8
    reach.operation, reach.inputs[1].default_value = "MULTIPLY_ADD", 0.7
    amount.inputs["From Min"].default_value, amount.inputs["From Max"].default_value = 1.18, 0.72
    amount.inputs["To Max"].default_value = 0.86
    grain.inputs["Scale"].default_value, grain.inputs["Detail"].default_value = 260, 3
    relief.inputs["Strength"].default_value, relief.inputs["Distance"].default_value = 0.9, 0.006
    rime.inputs["Base Color"].default_value = (0.72, 0.80, 0.84, 1)
    rime.inputs["Roughness"].default_value = 0.62
    links.new(place.outputs["Object"], axes.inputs[0])
    links.new(place.outputs["Object"], patches.inputs["Vector"])
    links.new(place.outputs["Object"], grain.inputs["Vector"])
    links.new(patches.outputs["Fac"], reach.inputs[0])
    links.new(axes.outputs["X"], reach.inputs[2])
    links.new(reach.outputs[0], amount.inputs["Value"])
    links.new(grain.outputs["Fac"], relief.inputs["Height"])
    links.new(relief.outputs["Normal"], rime.inputs["Normal"])
    links.new(amount.outputs["Result"], mix.inputs[0])
    links.new(shader(steel).outputs[0], mix.inputs[1])
    links.new(rime.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], output.inputs["Surface"])


def crystal(shape, at, normal, size, length):
    """A needle or a plate: 3, 4 or 6 sides, flattened at random."""
    spread = V([chance.gauss(0, 0.42) for _ in range(3)])
    turn = (normal + spread).normalized().to_track_quat("Z", "Y")
    sides, twist, flat = chance.choice((3, 4, 6)), chance.random() * 6, chance.uniform(0.35, 1)

    def ring(scale, height):
        angles = [twist + 2 * math.pi * i / sides for i in range(sides)]
        return [shape.verts.new(at + turn @ V((size * scale * math.cos(a),
                                               size * scale * flat * math.sin(a), height)))
                for a in angles]

    base, middle = ring(1, 0), ring(0.8, length * 0.6)
    top = shape.verts.new(at + turn @ V((0, 0, length)))
    for i in range(sides):
        j = (i + 1) % sides
        shape.faces.new((base[i], base[j], middle[j], middle[i]))
        shape.faces.new((middle[i], middle[j], top))


def frost():
    """Crystals, denser on top and towards the tip."""
    shape, grown = bmesh.new(), 0
    while grown < CRYSTALS:
        x, turn = chance.uniform(0, 1.32), chance.uniform(0, 2 * math.pi)
        clump = noise.fractal(V((x * 9, math.cos(turn) * 1.2, math.sin(turn) * 1.2)), 0.8, 2.2, 4) * 0.5
        if chance.random() > 1.05 - 0.92 * x + clump + 0.18 * math.sin(turn):
            continue
        c = max(0, 1 - x / PROBE_RADIUS)
        s = math.sqrt(1 - c * c)
        normal = V((-c, math.cos(turn) * s, math.sin(turn) * s))
        at = V((x, 0, 0)) + V((0, normal.y, normal.z)) * PROBE_RADIUS - normal * 0.001
        size = min(0.0036, chance.lognormvariate(-6.75, 0.45))
        crystal(shape, at, normal, size, size * chance.uniform(1.5, 6.5) * (1 + 1.3 * max(0, clump)))
        grown += 1
    mesh = bpy.data.meshes.new("frost")
    shape.to_mesh(mesh)
    shape.free()
    ice = material("ice", (0.90, 0.95, 0.97), 0.22, specular=0.7)
    shader(ice).inputs["Transmission"].default_value = 0.28
    shader(ice).inputs["IOR"].default_value = 1.31
    mesh.materials.append(ice)
    add(bpy.data.objects.new("frost", mesh))


def drops():
    """Beads of melt-water where the rime ends."""
    water = material("water", (1, 1, 1), 0)
    shader(water).inputs["Transmission"].default_value = 1
    shader(water).inputs["IOR"].default_value = 1.33
    bpy.ops.mesh.primitive_uv_sphere_add(segments=24, ring_count=14, radius=1)
    bead = bpy.context.object.data
    bpy.data.objects.remove(bpy.context.object)
    for polygon in bead.polygons:
        polygon.use_smooth = True
    bead.materials.append(water)
    placed = []
    for _ in range(DROPS):
        x, turn = chance.uniform(0.62, 1.74), chance.uniform(0, 2 * math.pi)
        size = min(0.014, chance.lognormvariate(-5.6, 0.55))
        if chance.random() > (x - 0.55) * 1.6 or 1.25 < x < 1.31 or 1.39 < x < 1.45:
            continue
        normal = V((0, math.cos(turn), math.sin(turn)))
        at = V((x, 0, 0)) + normal * PROBE_RADIUS
        if any((at - other).length < (size + radius) * 1.05 for other, radius in placed):
            continue
        placed.append((at, size))
        drop = add(bpy.data.objects.new("drop", bead))
        drop.location = at
        drop.rotation_euler = normal.to_track_quat("Z", "Y").to_euler()
        drop.scale = (size, size * chance.uniform(0.85, 1.1), size * 0.62)


def wall():
    """Far out of focus: only the light on it is seen."""
    bpy.ops.mesh.primitive_plane_add(size=60, location=(0, 9, 0), rotation=(math.pi / 2, 0, 0))
    bpy.context.object.data.materials.append(material("wall", (0.16, 0.19, 0.20), 1, specular=0))


reset(width, int(width * 0.5625), samples, transparent=False)
m = materials()
frost_film(m["steel"])
probe(m)
frost()
drops()
wall()
tube([((PROBE_LENGTH - 0.02, 0, 0), (PROBE_LENGTH - 0.2, 0, 0), (PROBE_LENGTH + 0.8, 0, 0)),
      ((6, 1.4, -0.9), (4.6, 0.6, 0), (7, 1.9, -1.4))], CABLE_RADIUS, m["cable"])

softbox((0.7, 1.5, 1.3), (0.9, 0, 0), 4.2, 0.6, 260, (0.84, 0.95, 1))       # sets the ice alight from behind
softbox((-1.4, 0.8, -0.5), (0.1, 0, 0), 0.9, 0.9, 30, (0.60, 0.86, 0.95))   # low, behind the tip
softbox((-0.6, -1.6, 1.6), (0.7, 0, 0), 1.6, 1.0, 30, (1, 0.99, 0.98))      # key
softbox((1.5, -1.5, 2.6), (1.4, 0, 0), 2.6, 1.6, 46, (0.95, 0.98, 1))
softbox((3.4, -2.2, 1.6), (3.0, 0, 0), 2.0, 1.0, 40, (0.95, 0.98, 1))       # the cable, out of focus
softbox((8.5, 7.0, 5.5), (6.2, 9, -0.6), 7, 0.8, 120, (0.70, 0.88, 0.95), 120)  # a pool on the wall
world((0.008, 0.011, 0.014), 1)
eye, sharp = V((-1.25, -3.1, 0.74)), V((0.22, 0, 0))
camera(tuple(eye), (1.0, 0, 0.02), 64, focus=(eye - sharp).length, fstop=1.0)
render(os.path.join(WORK, "probe-object.png"))
