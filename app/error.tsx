"use client";

import { BrokenLine } from "@/components/charts/broken-line";
import { ErrorPage } from "@/components/layout/error-page";
import { Main } from "@/components/layout/main";

export default function ErrorWithLine(props: React.ComponentProps<typeof ErrorPage>) {
  return (
    <Main>
      <ErrorPage {...props} />
      <BrokenLine />
    </Main>
  );
}
