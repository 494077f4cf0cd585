"""Renders the object and the ground under it apart, so that neither bleeds into the other's edge."""

import bpy

from stage import render


def render_layers(ground, path, with_ground=True):
    cycles = bpy.context.scene.cycles
    ground.visible_camera = False
    catches, ground.is_shadow_catcher = ground.is_shadow_catcher, False
    render(f"{path}-object.png")
    if not with_ground:
        return
    ground.visible_camera = True
    ground.is_shadow_catcher = catches
    for solid in bpy.context.scene.objects:
        if solid is not ground and solid.type in ("MESH", "CURVE"):
            solid.visible_camera = False
    bpy.context.scene.render.resolution_percentage = 34
    cycles.samples = cycles.adaptive_min_samples = 48
    render(f"{path}-ground.png")
