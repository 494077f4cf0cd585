export default function DemoPage() {
  return <h1>Demo</h1>;
}
