import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './dialog.tsx';

let requested = 0;
beforeEach(() => {
  requested = 0;
});

const dialog = (open: boolean) => (
  <Dialog open={open} onClose={() => (requested += 1)} title="Cancellation" closeLabel="Close">
    <p>Free until 17 February</p>
  </Dialog>
);

describe('a modal window', () => {
  test('is named by its title and draws nothing while closed', () => {
    const { rerender } = render(dialog(false));
    expect(screen.queryByText(/Free until/)).not.toBeInTheDocument();
    rerender(dialog(true));
    expect(screen.getByRole('dialog', { name: 'Cancellation' })).toBeVisible();
    rerender(dialog(false));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('the cross, Escape and a press outside ask to close', async () => {
    render(dialog(true));
    const window = screen.getByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent(window, new Event('cancel', { cancelable: true }));
    fireEvent.click(window);
    expect(requested).toBe(3);
  });

  test('that the browser has closed by itself is asked for, and opens again where that is refused', () => {
    const { rerender } = render(dialog(true));
    const window = screen.getByRole<HTMLDialogElement>('dialog');
    act(() => window.close());
    expect([requested, window.open]).toEqual([1, true]);
    rerender(dialog(false));
    expect([requested, window.open]).toEqual([1, false]);
  });

  test('a window that asks for one thing begins there', () => {
    render(
      <Dialog open onClose={() => undefined} title="Sign in" closeLabel="Close">
        <input aria-label="Password" data-focus-first />
      </Dialog>,
    );
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  test('a window that is taken away closes while it is still in the page, so that the focus goes back', () => {
    const { unmount } = render(dialog(true));
    const window = screen.getByRole('dialog');
    let wasThere = false;
    window.addEventListener('close', () => (wasThere = window.isConnected));
    unmount();
    expect(wasThere).toBe(true);
  });

  test('the caret that the press left in the page is taken out of it, a marked text is not', () => {
    const page = (open: boolean) => (
      <>
        <p>A stay by the lake</p>
        {dialog(open)}
      </>
    );
    const { rerender } = render(page(false));
    const text = screen.getByText('A stay by the lake').firstChild;
    getSelection()?.collapse(text, 2);
    rerender(page(true));
    expect(getSelection()?.rangeCount).toBe(0);

    rerender(page(false));
    getSelection()?.setBaseAndExtent(text!, 2, text!, 6);
    rerender(page(true));
    expect(String(getSelection())).toBe('stay');
  });

  test('its content can be scrolled by keyboard', async () => {
    render(dialog(true));
    screen.getByRole('button', { name: 'Close' }).focus();
    await userEvent.tab();
    expect(screen.getByText(/Free until/).parentElement).toHaveFocus();
  });

  test('a text that is marked from inside to outside does not close', () => {
    render(dialog(true));
    const window = screen.getByRole('dialog');
    fireEvent.pointerDown(screen.getByText(/Free until/));
    fireEvent.click(window);
    expect(requested).toBe(0);
    fireEvent.pointerDown(window);
    fireEvent.click(window);
    expect(requested).toBe(1);
  });

  test('a press inside does not close', async () => {
    render(dialog(true));
    await userEvent.click(screen.getByText(/Free until/));
    expect(requested).toBe(0);
  });
});
