import { CallToAction } from "@/components/layout/call-to-action";

/** The main part of `/iot` holds nothing but what the page is about: the closing stands after it. */
export default function IotClosing() {
  return <CallToAction />;
}
