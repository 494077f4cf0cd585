"""The studio: scene, materials, lights, camera and the render call. 1 unit = 40 mm."""

import math
import time

import bpy
from mathutils import Vector


def reset(width, height, samples, transparent=True, look="Medium High Contrast", exposure=0.0):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.006
    cycles.adaptive_min_samples = min(96, samples)
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces = 7, 3
    cycles.glossy_bounces, cycles.transmission_bounces = 4, 6
    cycles.sample_clamp_indirect = 3
    cycles.blur_glossy = 0.8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.film_transparent = transparent
    image = scene.render.image_settings
    image.file_format, image.color_mode, image.color_depth = "PNG", "RGBA", "16"
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = look
    scene.view_settings.exposure = exposure
    return scene


def render(path):
    bpy.context.scene.render.filepath = path
    start = time.time()
    bpy.ops.render.render(write_still=True)
    print(f"RENDERED {path} in {time.time() - start:.0f} s")


def material(name, color, roughness=0.4, metallic=0.0, specular=0.5, bump=None):
    """`bump` is (scale, strength) of a fine mould texture."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    inputs = shader(made).inputs
    inputs["Base Color"].default_value = (*color, 1)
    inputs["Roughness"].default_value = roughness
    inputs["Metallic"].default_value = metallic
    inputs["Specular"].default_value = specular
    if bump:
        place = nodes.new("ShaderNodeTexCoord")
        noise = nodes.new("ShaderNodeTexNoise")
        relief = nodes.new("ShaderNodeBump")
        noise.inputs["Scale"].default_value = bump[0]
        noise.inputs["Detail"].default_value = 2
        relief.inputs["Strength"].default_value = bump[1]
        relief.inputs["Distance"].default_value = 0.01
        links.new(place.outputs["Object"], noise.inputs["Vector"])
        links.new(noise.outputs["Fac"], relief.inputs["Height"])
        links.new(relief.outputs["Normal"], inputs["Normal"])
    return made


def shader(made):
    return made.node_tree.nodes["Principled BSDF"]


def world(color, strength):
    made = bpy.data.worlds.new("world")
    bpy.context.scene.world = made
    made.use_nodes = True
    background = made.node_tree.nodes["Background"]
    background.inputs[0].default_value = (*color, 1)
    background.inputs[1].default_value = strength


def softbox(location, target, width, height, energy, color=(1, 1, 1), spread=180):
    lamp = bpy.data.lights.new("softbox", "AREA")
    lamp.shape, lamp.size, lamp.size_y = "RECTANGLE", width, height
    lamp.energy, lamp.color, lamp.spread = energy, color, math.radians(spread)
    made = add(bpy.data.objects.new("softbox", lamp))
    made.location = location
    made.rotation_euler = aim(location, target, "-Z")
    made.visible_camera = False
    return made


def reflector(location, target, width, height, strength, color=(1, 1, 1), angle=38):
    """Seen by shiny surfaces only: a soft ramp, so that glass shows a gradient and not a lamp."""
    bpy.ops.mesh.primitive_plane_add(size=1, location=location)
    made = bpy.context.object
    made.scale = (width, height, 1)
    made.rotation_euler = aim(location, target, "Z")
    ramp_material = bpy.data.materials.new("reflector")
    ramp_material.use_nodes = True
    nodes, links = ramp_material.node_tree.nodes, ramp_material.node_tree.links
    nodes.clear()
    place, turn = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeMapping")
    turn.inputs["Rotation"].default_value = (0, 0, math.radians(angle))
    turn.inputs["Location"].default_value = (0.38, 0, 0)
    gradient, ramp = nodes.new("ShaderNodeTexGradient"), nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.interpolation = "EASE"
    ramp.color_ramp.elements[0].position = 0.30
    ramp.color_ramp.elements[1].position = 0.95
    ramp.color_ramp.elements[1].color = (*color, 1)
    emission, output = nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeOutputMaterial")
    emission.inputs["Strength"].default_value = strength
    links.new(place.outputs["UV"], turn.inputs["Vector"])
    links.new(turn.outputs["Vector"], gradient.inputs["Vector"])
    links.new(gradient.outputs["Fac"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], emission.inputs["Color"])
    links.new(emission.outputs["Emission"], output.inputs["Surface"])
    made.data.materials.append(ramp_material)
    made.visible_camera = made.visible_diffuse = False
    made.visible_shadow = made.visible_transmission = False
    return made


def camera(location, target, lens, shift=(0, 0), level=False, focus=None, fstop=8):
    """A level camera with a shifted lens keeps verticals vertical."""
    lens_data = bpy.data.cameras.new("camera")
    lens_data.lens = lens
    lens_data.shift_x, lens_data.shift_y = shift
    made = add(bpy.data.objects.new("camera", lens_data))
    bpy.context.scene.camera = made
    made.location = location
    aimed = (target[0], target[1], location[2]) if level else target
    made.rotation_euler = aim(location, aimed, "-Z")
    if focus is not None:
        lens_data.dof.use_dof = True
        lens_data.dof.focus_distance = focus
        lens_data.dof.aperture_fstop = fstop
    return made


def add(made):
    bpy.context.scene.collection.objects.link(made)
    return made


def aim(location, target, axis):
    return (Vector(target) - Vector(location)).to_track_quat(axis, "Y").to_euler()
