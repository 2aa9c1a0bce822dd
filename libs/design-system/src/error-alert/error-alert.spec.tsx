import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorAlert } from './error-alert.tsx';

const LABEL = 'Oops, something went wrong';

describe('the generic error alert', () => {
  test('shows its label and reads it out, where it stands @SHELL-045', () => {
    render(<ErrorAlert label={LABEL}>Nothing is lost.</ErrorAlert>);
    expect(screen.getByRole('alert')).toHaveTextContent(`${LABEL}Nothing is lost.`);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('with its modal option it stands over the page, and closing reloads it @SHELL-045', async () => {
    let reloads = 0;
    render(<ErrorAlert label={LABEL} modal={{ closeLabel: 'Reload the page', onReload: () => (reloads += 1) }} />);
    expect(screen.getByRole('alertdialog', { name: LABEL })).toBeVisible();
    expect(reloads).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
    expect(reloads).toBe(1);
  });

  test('Escape closes it too, and reloads @SHELL-045', () => {
    let reloads = 0;
    render(<ErrorAlert label={LABEL} modal={{ closeLabel: 'Reload the page', onReload: () => (reloads += 1) }} />);
    fireEvent(screen.getByRole('alertdialog'), new Event('close'));
    expect(reloads).toBe(1);
  });
});
