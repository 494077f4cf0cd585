import type { ComponentType } from "react";

type IslandProps<Props> = { name: string; component: ComponentType<Props>; props: Props };

/**
 * A part of a page that needs React in the browser. On a finished page it is started by `islands/<name>.tsx` when the
 * visitor is about to use it, on any other page by Next at once. The props must survive JSON.
 */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
}: IslandProps<Props>) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)} className="contents">
      <Component {...props} />
    </div>
  );
}
