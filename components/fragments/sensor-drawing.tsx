export function SensorDrawing() {
  return null;
}
