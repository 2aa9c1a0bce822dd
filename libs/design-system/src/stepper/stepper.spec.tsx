import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Stepper } from './stepper.tsx';

const stepper = (value: number, onChange: (value: number) => unknown) => (
  <Stepper label="Adults" value={value} onChange={onChange} decreaseLabel="One adult less" increaseLabel="One adult more" />
);

describe('a number changed one by one', () => {
  test('goes up and down', async () => {
    const wanted: number[] = [];
    render(stepper(2, (next) => wanted.push(next)));
    await userEvent.click(screen.getByRole('button', { name: 'One adult more' }));
    await userEvent.click(screen.getByRole('button', { name: 'One adult less' }));
    expect(wanted).toEqual([3, 1]);
  });

  test.each([
    [1, 'One adult less'],
    [20, 'One adult more'],
  ])('at its limit, %i where nothing else is said, the button "%s" keeps the focus and does nothing @RULE-010', async (value, name) => {
    const wanted: number[] = [];
    render(stepper(value, (next) => wanted.push(next)));
    const button = screen.getByRole('button', { name });
    await userEvent.click(button);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(wanted).toEqual([]);
  });

  test('has other limits where they are given', async () => {
    const wanted: number[] = [];
    const change = (next: number) => wanted.push(next);
    render(<Stepper label="Babies" value={1} min={0} max={1} onChange={change} decreaseLabel="One less" increaseLabel="One more" />);
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    await userEvent.click(screen.getByRole('button', { name: 'One less' }));
    expect(wanted).toEqual([0]);
  });
});
