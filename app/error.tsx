"use client";

import { ErrorPage } from "@/components/layout/error-page";
import { Main } from "@/components/layout/main";

export default function PageError(props: React.ComponentProps<typeof ErrorPage>) {
  return (
    <Main>
      <ErrorPage {...props} />
    </Main>
  );
}
