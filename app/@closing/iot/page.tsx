/** The main part of `/iot` holds nothing but what the page is about: the closing stands after it. */
export { CallToAction as default } from "@/components/layout/call-to-action";
