import { vi } from 'vitest';
import { act, screen } from '@testing-library/react';
import { lazy, startTransition, Suspense, useState, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { forgetEarlyEvents, noEffects } from './early-events.test-utils.ts';
import { recordEarlyEvents } from './record-early-events.ts';
import { replayEarlyEvents } from './replay-early-events.ts';

beforeEach(() => {
  vi.useFakeTimers();
  recordEarlyEvents(5_000);
});
afterEach(() => {
  forgetEarlyEvents();
  document.body.replaceChildren();
  vi.useRealTimers();
});

const time = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** The title of a choice says what its page knows of it. */
function Choice({ type, onAnswer }: { readonly type: 'radio' | 'checkbox'; readonly onAnswer?: () => void }) {
  const [isOn, setOn] = useState(false);
  const change = (checked: boolean) => (onAnswer?.(), setOn(checked));
  return <input type={type} aria-label="Spa" title={String(isOn)} checked={isOn} onChange={(event) => change(event.target.checked)} />;
}

const htmlOf = (type: string) => `<!--$--><input type="${type}" aria-label="Spa" title="false"/><hr/><!--/$-->`;
const spa = () => screen.getByLabelText('Spa');

function beginWith(html: string, page: ReactElement): void {
  document.body.innerHTML = `<main>${html}</main>`;
  startTransition(() => void hydrateRoot(document.querySelector('main')!, page));
  replayEarlyEvents(noEffects);
}

/** Stands beside a choice, whose code React waits for after it has begun with the choice. */
function lateNeighbour() {
  const code = Promise.withResolvers<{ default: () => ReactElement }>();
  const Late = lazy(() => code.promise);
  const arrive = async () => {
    code.resolve({ default: () => <hr /> });
    await time(1_000);
  };
  return { Late, arrive };
}

describe.each(['radio', 'checkbox'] as const)('a %s', (type) => {
  test('that is pressed while React waits for something beside it is on, and its page knows it', async () => {
    const { Late, arrive } = lateNeighbour();
    beginWith(
      htmlOf(type),
      <Suspense>
        <Choice type={type} />
        <Late />
      </Suspense>,
    );
    await time(0);
    act(() => spa().click());
    await arrive();
    expect(spa()).toBeChecked();
    expect(spa()).toHaveAttribute('title', 'true');
  });

  test('whose press makes React hydrate it is on, and its page knows it', async () => {
    const { Late, arrive } = lateNeighbour();
    beginWith(
      `${htmlOf(type)}<!--$--><hr/><!--/$-->`,
      <>
        <Suspense>
          <Choice type={type} />
          <hr />
        </Suspense>
        <Suspense>
          <Late />
        </Suspense>
      </>,
    );
    act(() => spa().click());
    await arrive();
    expect(spa()).toBeChecked();
    expect(spa()).toHaveAttribute('title', 'true');
  });

  test('whose press is answered is pressed once', async () => {
    const answers: string[] = [];
    beginWith(
      htmlOf(type),
      <Suspense>
        <Choice type={type} onAnswer={() => answers.push('on')} />
        <hr />
      </Suspense>,
    );
    await time(500);
    act(() => spa().click());
    await time(1_000);
    expect(answers).toEqual(['on']);
  });
});
