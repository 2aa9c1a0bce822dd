import { Disclosure, openedPart, Skeleton, type RetryProps } from '@shop/design-system';
import { useState, type ComponentType } from 'react';
import { Failed } from './failed.tsx';

interface DisclosedPartProps<Props> {
  readonly title: string;
  readonly Part: ComponentType<Props>;
  readonly with: Props;
}

/** A disclosure whose content, a `loadedPart`, comes once it is opened. */
export function DisclosedPart<Props extends object>({ title, Part, with: props }: DisclosedPartProps<Props>) {
  const [isOpened, setOpened] = useState(false);
  return (
    <Disclosure title={title} onOpen={() => setOpened(true)}>
      {isOpened && <Part {...props} />}
    </Disclosure>
  );
}

/** A part whose code is loaded when it is first drawn; where it cannot be had, with another try. */
export function loadedPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return openedPart(load, NotLoaded, <Skeleton lines={4} />);
}

function NotLoaded({ onRetry }: RetryProps) {
  const [isBusy, setBusy] = useState(false);
  const retry = () => {
    setBusy(true);
    onRetry().catch(() => setBusy(false));
  };
  return <Failed isBusy={isBusy} onRetry={retry} />;
}
