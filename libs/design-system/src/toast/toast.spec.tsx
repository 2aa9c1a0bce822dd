import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toasts } from './toasts.tsx';
import { useToasts } from './use-toasts.ts';

function Page({ action }: { readonly action?: string }) {
  const { toasts, show, dismiss } = useToasts();
  return (
    <>
      <button onClick={() => show({ text: `Kept ${toasts.length + 1}`, action })}>Keep</button>
      <Toasts label="Messages" toasts={toasts} onDismiss={dismiss} closeLabel="Close" />
    </>
  );
}

/** Runs the page's clocks by hand. */
const waits: { run: () => void; after: number }[] = [];
const { setTimeout: realTimeout } = globalThis;
beforeEach(() => {
  waits.length = 0;
  globalThis.setTimeout = ((run: () => void, after = 0, ...rest: unknown[]) =>
    after === 6000 ? waits.push({ run, after }) : realTimeout(run, after, ...rest)) as typeof setTimeout;
});
afterEach(() => {
  globalThis.setTimeout = realTimeout;
});

describe('toasts', () => {
  test('are read out in a region that stands there before them', async () => {
    render(<Page />);
    const region = screen.getByRole('region', { name: 'Messages' });
    expect(region.querySelector('[aria-live="polite"]')).toBeInTheDocument();
    await userEvent.click(screen.getByText('Keep'));
    expect(region).toHaveTextContent('Kept 1');
  });

  test('go after six seconds, or with their cross', async () => {
    render(<Page />);
    await userEvent.click(screen.getByText('Keep'));
    act(() => waits.at(-1)?.run());
    expect(screen.queryByText('Kept 1')).not.toBeInTheDocument();
    await userEvent.click(screen.getByText('Keep'));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Kept 1')).not.toBeInTheDocument();
  });

  test('stay when something can be done about them', async () => {
    render(<Page action="Undo" />);
    await userEvent.click(screen.getByText('Keep'));
    expect(waits).toEqual([]);
  });

  test('are three at most', async () => {
    render(<Page />);
    for (let press = 0; press < 4; press += 1) await userEvent.click(screen.getByText('Keep'));
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });
});
