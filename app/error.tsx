"use client";

import { BrokenLine } from "@/components/charts/broken-line";
import { ErrorPage } from "@/components/layout/error-page";

export default function ErrorWithLine(props: React.ComponentProps<typeof ErrorPage>) {
  return (
    <>
      <ErrorPage {...props} />
      <BrokenLine />
    </>
  );
}
