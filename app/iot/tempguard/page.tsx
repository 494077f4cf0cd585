export default function TempGuardPage() {
  return <h1>IoT - Temp Guard</h1>;
}
