import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from './tooltip.tsx';

const shown = () => document.querySelector('[role="tooltip"]')?.hasAttribute('data-shown');

describe('a tooltip', () => {
  test('describes its thing at any time', () => {
    render(<Tooltip text="Paid to the town">{(thing) => <button {...thing}>Tax</button>}</Tooltip>);
    expect(screen.getByRole('button', { name: 'Tax' })).toHaveAccessibleDescription('Paid to the town');
    expect(shown()).toBe(false);
  });

  test('shows on focus, Escape puts it away and leaves the focus', async () => {
    render(<Tooltip text="Paid to the town">{(thing) => <button {...thing}>Tax</button>}</Tooltip>);
    await userEvent.tab();
    expect(shown()).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(shown()).toBe(false);
    expect(screen.getByRole('button')).toHaveFocus();
  });

  test('shows on pointing and goes when the pointer leaves', async () => {
    render(<Tooltip text="Paid to the town">{(thing) => <button {...thing}>Tax</button>}</Tooltip>);
    await userEvent.hover(screen.getByRole('button'));
    expect(shown()).toBe(true);
    await userEvent.unhover(screen.getByRole('button'));
    expect(shown()).toBe(false);
  });
});
