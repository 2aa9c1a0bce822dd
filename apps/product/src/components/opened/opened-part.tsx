import { PartBoundary } from '@shop/design-system';
import { lazy, Suspense, useState, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { FailedPart, type RetryProps } from './failed-part.tsx';
import { FailedWindow, type WindowProps } from './failed-window.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A part whose code comes once it is opened. Code that cannot be had, or that fails, costs this part only: its place says so,
 * and a press tries once more.
 */
export function openedPart<Props extends object>(load: Load<Props>, waiting?: ReactNode): ComponentType<Props> {
  return opened(load, FailedPart, waiting);
}

/** The same for a window: what went wrong is said in a window, and the page below stands as it was. */
export function openedWindow<Props extends object>(load: Load<Props>): ComponentType<Props & WindowProps> {
  return opened<Props & WindowProps>(load as Load<Props & WindowProps>, FailedWindow);
}

function opened<Props extends object>(
  load: Load<Props>,
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

/** A part that could not be had is forgotten, so that whoever opens it next asks anew. */
function lazyPart<Props>(load: Load<Props>, forget: () => void): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      forget();
      throw error;
    }
  }) as LazyExoticComponent<ComponentType<Props>>;
}
