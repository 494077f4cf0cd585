"""Renders the object and the ground under it apart, so that neither bleeds into the other's edge."""

import json

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from device import LIGHT, SIDE
from stage import render

FACE = {"top left": (-SIDE / 2, 0, SIDE), "top right": (SIDE / 2, 0, SIDE),
        "bottom right": (SIDE / 2, 0, 0), "bottom left": (-SIDE / 2, 0, 0)}


def locate(path, **points):
    """Writes where the corners of the device's face and other points are, from the top left, 0 to 1."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    places = {}
    for name, point in (FACE | {"light": LIGHT} | points).items():
        at = world_to_camera_view(scene, scene.camera, Vector(point))
        places[name] = (at.x, 1 - at.y)
    with open(f"{path}.json", "w") as file:
        json.dump(places, file)


def render_layers(ground, path, with_ground=True):
    cycles = bpy.context.scene.cycles
    ground.visible_camera = False
    catches, ground.is_shadow_catcher = ground.is_shadow_catcher, False
    render(f"{path}-object.png")
    if not with_ground:
        return
    bpy.context.scene.render.use_border = False
    ground.visible_camera = True
    ground.is_shadow_catcher = catches
    for solid in bpy.context.scene.objects:
        if solid is not ground and solid.type in ("MESH", "CURVE"):
            solid.visible_camera = False
    bpy.context.scene.render.resolution_percentage = 34
    cycles.samples = cycles.adaptive_min_samples = 48
    render(f"{path}-ground.png")
