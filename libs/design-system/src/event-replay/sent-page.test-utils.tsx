import { vi } from 'vitest';
import { act } from '@testing-library/react';
import { lazy, startTransition, Suspense, type ComponentType, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { forgetEarlyEvents, noEffects } from './early-events.test-utils.ts';
import { recordEarlyEvents } from './record-early-events.ts';
import { replayEarlyEvents } from './replay-early-events.ts';

/** A form that works without its code is sent by then, ms. */
export const LATEST_MS = 5_000;

/** Each test has a page of its own, which records from its first moment, and a time of its own. */
export function recordEachPage(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    window.location.hash = '';
    recordEarlyEvents(LATEST_MS);
  });
  afterEach(() => {
    forgetEarlyEvents();
    document.body.replaceChildren();
    vi.useRealTimers();
  });
}

/** Lets fake time pass, ms. */
export const time = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A page as the server sent it. */
export function send(html: string): HTMLElement {
  const place = document.createElement('main');
  document.body.append(place);
  place.innerHTML = html;
  return place;
}

/** React takes it over, as the shell lets it. */
export async function hydrate(place: HTMLElement, page: ReactElement, flushEffects = noEffects): Promise<void> {
  act(() => {
    startTransition(() => void hydrateRoot(place, page));
    replayEarlyEvents(flushEffects);
  });
  await time(500);
}

/** Its code comes when it is let go. */
export function late(Part: ComponentType): { page: ReactElement; arrive(): Promise<void> } {
  const code = Promise.withResolvers<{ default: ComponentType }>();
  const Late = lazy(() => code.promise);
  const page = (
    <Suspense>
      <Late />
    </Suspense>
  );
  return {
    page,
    async arrive() {
      code.resolve({ default: Part });
      await time(500);
    },
  };
}
