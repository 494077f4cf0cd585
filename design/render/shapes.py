"""Solids that the device and its scenes are made of."""

import math

import bmesh
import bpy

from stage import add


def slab(name, width, height, radius, front, back, made, rim_front=0.0, rim_back=0.0, x=0.0, z=0.0,
         segments=20):
    """A rounded rectangle from y = front to y = back, each rim rolled with its own radius."""
    outline = rounded_rectangle(width, height, radius)
    rings = []

    def ring(inset, y):
        rings.append([(px * (1 - 2 * inset / width) + x, y, pz * (1 - 2 * inset / height) + z)
                      for px, pz in outline])

    if rim_front:
        for i in range(segments + 1):
            a = math.pi / 2 * i / segments
            ring(rim_front * (1 - math.sin(a)), front + rim_front * (1 - math.cos(a)))
    else:
        ring(0, front)
    if rim_back:
        for i in range(segments + 1):
            a = math.pi / 2 * i / segments
            ring(rim_back * (1 - math.cos(a)), back - rim_back * (1 - math.sin(a)))
    else:
        ring(0, back)
    # Flat shading on purpose: a facet is about a pixel, and no normal bleeds across the front.
    return skin(name, rings, made, closed_ends=True)


def lathe(name, profile, made, segments=96):
    """Turns (x, radius) pairs around the x axis."""
    turns = [2 * math.pi * k / segments for k in range(segments)]
    rings = [[(x, r * math.cos(t), r * math.sin(t)) for t in turns] for x, r in profile]
    solid = skin(name, rings, made)
    smooth(solid, 30)
    return solid


def cylinder(name, radius, depth, location, made=None, rotation=(0, 0, 0), sides=96, bevel=0.0,
             segments=4):
    bpy.ops.mesh.primitive_cylinder_add(radius=radius, depth=depth, location=location,
                                        rotation=rotation, vertices=sides)
    solid = bpy.context.object
    solid.name = name
    if bevel:
        soften(solid, bevel, segments, 40)
    smooth(solid, 35)
    if made:
        solid.data.materials.append(made)
    return solid


def decal(name, location, width, height, made):
    bpy.ops.mesh.primitive_plane_add(size=1, location=location, rotation=(math.pi / 2, 0, 0))
    plane = bpy.context.object
    plane.name, plane.scale = name, (width, height, 1)
    plane.data.materials.append(made)
    return plane


def tube(points, radius, made):
    """A cable through Bezier points given as (point, handle before, handle after)."""
    curve = bpy.data.curves.new("cable", "CURVE")
    curve.dimensions, curve.bevel_depth = "3D", radius
    curve.bevel_resolution, curve.resolution_u = 12, 48
    spline = curve.splines.new("BEZIER")
    spline.bezier_points.add(len(points) - 1)
    for point, (at, before, after) in zip(spline.bezier_points, points):
        point.handle_left_type = point.handle_right_type = "FREE"
        point.co, point.handle_left, point.handle_right = at, before, after
    curve.materials.append(made)
    return add(bpy.data.objects.new("cable", curve))


def cut(solid, cutter):
    modifier = solid.modifiers.new("cut", "BOOLEAN")
    modifier.operation, modifier.solver, modifier.object = "DIFFERENCE", "EXACT", cutter
    bpy.context.view_layer.objects.active = solid
    bpy.ops.object.modifier_apply(modifier=modifier.name)
    bpy.data.objects.remove(cutter, do_unlink=True)


def soften(solid, width, segments, angle):
    modifier = solid.modifiers.new("bevel", "BEVEL")
    modifier.width, modifier.segments = width, segments
    modifier.limit_method, modifier.angle_limit = "ANGLE", math.radians(angle)


def rounded_rectangle(width, height, radius, steps=56, power=2.35):
    """Corners of a superellipse: softer than a plain fillet."""
    x, z = width / 2 - radius, height / 2 - radius
    points = []
    for cx, cz, start in ((x, z, 0), (-x, z, 90), (-x, -z, 180), (x, -z, 270)):
        for i in range(steps + 1):
            a = math.radians(start + 90 * i / steps)
            c, s = math.cos(a), math.sin(a)
            points.append((cx + radius * math.copysign(abs(c) ** (2 / power), c),
                           cz + radius * math.copysign(abs(s) ** (2 / power), s)))
    return points


def skin(name, rings, made, closed_ends=False):
    shape = bmesh.new()
    loops = [[shape.verts.new(point) for point in ring] for ring in rings]
    count = len(loops[0])
    for a, b in zip(loops, loops[1:]):
        for i in range(count):
            j = (i + 1) % count
            shape.faces.new((a[i], a[j], b[j], b[i]))
    if closed_ends:
        shape.faces.new(loops[0])
        shape.faces.new(list(reversed(loops[-1])))
    bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    mesh = bpy.data.meshes.new(name)
    shape.to_mesh(mesh)
    shape.free()
    if made:
        mesh.materials.append(made)
    return add(bpy.data.objects.new(name, mesh))


def smooth(solid, angle):
    for polygon in solid.data.polygons:
        polygon.use_smooth = True
    solid.data.use_auto_smooth = True
    solid.data.auto_smooth_angle = math.radians(angle)
