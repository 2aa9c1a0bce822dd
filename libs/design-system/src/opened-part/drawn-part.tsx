import { Suspense, type ComponentType, type ReactNode } from 'react';

/**
 * On a server, which has the code of an `openedPart` or `optionalPart` at hand: the part below the same `Suspense`. Drawn without it, the
 * server's HTML would be thrown away by hydration.
 */
export function drawnPart<Props extends object>(Part: ComponentType<Props>, waiting: ReactNode = null): ComponentType<Props> {
  return function Drawn(props: Props) {
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    );
  };
}
