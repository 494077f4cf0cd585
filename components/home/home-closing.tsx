"use client";

import { ClosingPanel } from "@/components/layout/closing-panel";
import { useHomeView } from "./home-session";
import { closingWords } from "./home-words";

/** The closing panel of the home page: the result of the simulation or, while it is idle, of the reference incident. */
export function HomeClosing() {
  return <ClosingPanel {...closingWords(useHomeView())} />;
}
