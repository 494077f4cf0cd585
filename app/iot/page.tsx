export default function IotPage() {
  return <h1>IoT</h1>;
}
