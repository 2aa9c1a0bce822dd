import { lazy, Suspense, useState, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { PartBoundary } from '../part-boundary/part-boundary.tsx';

export interface RetryProps {
  /** One more try; rejects where it was in vain. */
  readonly onRetry: () => Promise<void>;
}

/**
 * A part whose code comes once it is opened. Code that cannot be had, or that fails, costs this part only: `Failed` stands in its
 * place, with the part's props. The next opening, or a call of `onRetry`, requests it again.
 */
export function openedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<Props & RetryProps>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  let known: LazyExoticComponent<ComponentType<Props>> | undefined;
  const fetched = () => (known ??= lazyPart(load, () => (known = undefined)));
  return function Opened(props: Props) {
    const [{ Part, tries }, setTry] = useState(() => ({ Part: fetched() as ComponentType<Props>, tries: 0 }));
    const retry = async () => {
      await load();
      setTry((last) => ({ Part: fetched() as ComponentType<Props>, tries: last.tries + 1 }));
    };
    return (
      <PartBoundary key={tries} fallback={<Failed {...props} onRetry={retry} />}>
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
}

/** The same for what nobody has asked for: where its code cannot be had, it is not there. */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>, waiting?: ReactNode): ComponentType<Props> {
  return openedPart(load, () => null, waiting);
}

/** A part that could not be had is forgotten, so that the next opening requests it again. */
function lazyPart<Props>(load: () => Promise<ComponentType<Props>>, forget: () => void): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      forget();
      throw error;
    }
  }) as LazyExoticComponent<ComponentType<Props>>;
}
