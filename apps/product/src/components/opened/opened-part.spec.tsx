import { axeFaults } from '@shop/testing/axe';
import { Dialog } from '@shop/design-system';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { IntlProvider } from 'react-intl';
import words from '../../messages/en_GB.json' with { type: 'json' };
import { openedPart, openedWindow } from './opened-part.tsx';

const FAILED = 'Oops, something went wrong';
const { error } = console;

beforeEach(() => {
  console.error = () => undefined;
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(() => {
  console.error = error;
});

/** Code that cannot be had until the line is there again, and how often it was asked for. */
function code<Props>(Part: ComponentType<Props>) {
  const line = { isThere: false, requested: 0 };
  const load = () => {
    line.requested++;
    return line.isThere ? Promise.resolve(Part) : Promise.reject(new Error('the chunk did not come'));
  };
  return { line, load };
}

interface RoomProps {
  readonly onClose: () => void;
}

function Room({ onClose }: RoomProps) {
  return (
    <Dialog open onClose={onClose} title="The room" closeLabel="Close">
      <p>24 m²</p>
    </Dialog>
  );
}

/** A page with a button that opens a window. */
function showPage(Window: ComponentType<RoomProps>) {
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <main>
        <h1>A night by the lake</h1>
        <button type="button" onClick={() => setOpen(true)}>
          See the room
        </button>
        {isOpen && <Window onClose={() => setOpen(false)} />}
      </main>
    );
  }
  render(
    <IntlProvider locale="en-GB" messages={words}>
      <Page />
    </IntlProvider>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a window whose code does not come', () => {
  test('says so in its own place, and leaves the page standing', async () => {
    showPage(openedWindow(code(Room).load));
    await press('See the room');
    expect(await screen.findByRole('dialog', { name: FAILED })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'A night by the lake' })).toBeVisible();
    expect(await axeFaults()).toEqual([]);
  });

  test('stays there while another try is in vain, and opens with the one that is not', async () => {
    const { line, load } = code(Room);
    showPage(openedWindow(load));
    await press('See the room');
    await screen.findByRole('dialog', { name: FAILED });
    await press('Try again');
    await waitFor(() => expect(line.requested).toBe(2));
    expect(screen.getByRole('dialog', { name: FAILED })).toBeVisible();
    line.isThere = true;
    await press('Try again');
    expect(await screen.findByRole('dialog', { name: 'The room' })).toBeVisible();
    expect(screen.queryByText(FAILED)).toBeNull();
  });

  test('is closed like any other, and asks for its code again when it is opened again', async () => {
    const { line, load } = code(Room);
    showPage(openedWindow(load));
    await press('See the room');
    await screen.findByRole('dialog', { name: FAILED });
    await press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
    line.isThere = true;
    await press('See the room');
    expect(await screen.findByText('24 m²')).toBeVisible();
  });
});

test('a part that fails while it is drawn says so in its place, and asks no more often than it is told to', async () => {
  const { line, load } = code(() => {
    throw new Error('no such room');
  });
  line.isThere = true;
  const Broken = openedPart(load, <p>…</p>);
  showPage(() => <Broken />);
  await press('See the room');
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(line.requested).toBe(1);
});
