import { product } from "@/lib/site";

export default function HomePage() {
  return <h1>{product.name}</h1>;
}
