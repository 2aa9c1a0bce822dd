import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { openedPart, optionalPart, type RetryProps } from './opened-part.tsx';

const { error } = console;
beforeEach(() => {
  console.error = () => undefined;
});
afterEach(() => {
  console.error = error;
});

/** Code that cannot be had until the line is there again. */
function code() {
  const line = { isThere: false };
  const Letter = () => <p>The Thursday letter</p>;
  return { line, load: () => (line.isThere ? Promise.resolve(Letter) : Promise.reject(new Error('the chunk did not come'))) };
}

function show(Part: ComponentType) {
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <h1>A night by the lake</h1>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          Open or close
        </button>
        {isOpen && <Part />}
      </>
    );
  }
  render(<Page />);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('what nobody asked for is absent where its code cannot be had, and there the next time that it can', async () => {
  const { line, load } = code();
  show(optionalPart(load));
  await press('Open or close');
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText('The Thursday letter')).toBeNull();
  line.isThere = true;
  await press('Open or close');
  await press('Open or close');
  expect(await screen.findByText('The Thursday letter')).toBeVisible();
});

test('what was asked for says so in its place, and comes with the try that is not in vain', async () => {
  const { line, load } = code();
  const Failed = ({ onRetry }: RetryProps) => (
    <button type="button" onClick={() => void onRetry().catch(() => undefined)}>
      Try again
    </button>
  );
  show(openedPart(load, Failed));
  await press('Open or close');
  await screen.findByRole('button', { name: 'Try again' });
  await press('Try again');
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  line.isThere = true;
  await press('Try again');
  expect(await screen.findByText('The Thursday letter')).toBeVisible();
});
