import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dropdown } from './dropdown.tsx';

function Party() {
  return (
    <>
      <Dropdown label="Travellers" trigger={(button) => <button {...button}>2 adults</button>}>
        {(close) => <button onClick={close}>Done</button>}
      </Dropdown>
      <button>elsewhere</button>
    </>
  );
}

const trigger = () => screen.getByRole('button', { name: '2 adults' });

describe('a panel under its button', () => {
  test('opens and closes by its button', async () => {
    render(<Party />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(trigger());
    expect(screen.getByRole('dialog', { name: 'Travellers' })).toBeVisible();
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(trigger());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('Escape and its own way out give the focus back', async () => {
    render(<Party />);
    await userEvent.click(trigger());
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(trigger()).toHaveFocus();
    await userEvent.click(trigger());
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(trigger()).toHaveFocus();
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  });

  test('Escape closes it wherever the focus is, and nothing around it', async () => {
    let prevented: boolean | undefined;
    const listen = (event: KeyboardEvent) => (prevented = event.defaultPrevented);
    window.addEventListener('keydown', listen);
    render(<Party />);
    await userEvent.click(trigger());
    trigger().blur();
    await userEvent.keyboard('{Escape}');
    window.removeEventListener('keydown', listen);
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    expect([document.activeElement, prevented]).toEqual([trigger(), true]);
  });

  test('closes on a press outside', async () => {
    render(<Party />);
    await userEvent.click(trigger());
    await userEvent.click(document.body);
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  });

  test('stays open for a press on words in it, though what it stands in can have the focus', async () => {
    render(
      <main tabIndex={-1}>
        <Dropdown label="Travellers" trigger={(button) => <button {...button}>2 adults</button>}>
          <label>
            <input type="radio" /> <span>Three adults</span>
          </label>
          <p>At most 4 in a room</p>
        </Dropdown>
      </main>,
    );
    await userEvent.click(trigger());
    await userEvent.click(screen.getByText('At most 4 in a room'));
    await userEvent.click(screen.getByText('Three adults'));
    expect(screen.getByRole('radio', { name: 'Three adults' })).toBeChecked();
  });

  test('closes when the focus leaves', async () => {
    render(<Party />);
    await userEvent.click(trigger());
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'elsewhere' })).toHaveFocus();
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  });
});
