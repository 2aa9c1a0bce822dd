import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RangeSlider } from './range-slider.tsx';
import type { NumberRange } from './typed-range.ts';

const requested: NumberRange[] = [];
beforeEach(() => {
  requested.length = 0;
});

function Price() {
  const [value, setValue] = useState({ from: 60, to: 180 });
  return (
    <RangeSlider
      legend="Price"
      min={9}
      max={250}
      value={value}
      onChange={setValue}
      onCommit={(range) => requested.push(range)}
      fromLabel="Lowest"
      toLabel="Highest"
      format={(price) => (price >= 250 ? '+250 €' : `${price} €`)}
      typed={{ unit: '€' }}
    />
  );
}

const handle = (name: string) => screen.getByRole('slider', { name });
const field = (name: string) => screen.getByRole('textbox', { name });

describe('the range slider', () => {
  test('stands below bars that say how many there are, those between the handles marked', () => {
    const bars = [
      { from: 0, to: 50, share: 0.5 },
      { from: 50, to: 100, share: 1 },
    ];
    const { container } = render(
      <RangeSlider
        legend="Price"
        min={0}
        max={100}
        value={{ from: 60, to: 100 }}
        bars={bars}
        onChange={() => undefined}
        fromLabel="Lowest"
        toLabel="Highest"
        format={String}
      />,
    );
    const [low, high] = container.querySelectorAll('svg:first-of-type rect');
    expect([low, high].map((bar) => [bar!.getAttribute('x'), bar!.getAttribute('height')])).toEqual([
      ['0%', '50%'],
      ['50%', '100%'],
    ]);
    expect(low).not.toHaveClass('chosen');
    expect(high).toHaveClass('chosen');
  });

  test('has two handles that say their value in words @SEARCH-089', () => {
    render(<Price />);
    expect(screen.getByRole('group', { name: 'Price' })).toBeVisible();
    fireEvent.change(handle('Highest'), { target: { value: '250' } });
    expect(handle('Highest')).toHaveAttribute('aria-valuetext', '+250 €');
    expect(handle('Lowest')).toHaveAttribute('aria-valuetext', '60 €');
  });

  test('stops a handle at the other one and asks for results once it is let go', () => {
    render(<Price />);
    fireEvent.change(handle('Lowest'), { target: { value: '200' } });
    expect(handle('Lowest')).toHaveValue('180');
    expect(requested).toEqual([]);
    fireEvent.keyUp(handle('Lowest'));
    expect(requested).toEqual([{ from: 180, to: 180 }]);
  });

  test('takes digits only, caps them and swaps the ends when the field is left @SEARCH-091', async () => {
    render(<Price />);
    await userEvent.clear(field('Lowest'));
    await userEvent.type(field('Lowest'), '9a99');
    expect(field('Lowest')).toHaveValue('250');
    await userEvent.tab();
    expect(requested).toEqual([{ from: 180, to: 250 }]);
    expect(field('Lowest')).toHaveValue('180');
  });

  test('keeps its end when a field is left empty', async () => {
    render(<Price />);
    await userEvent.clear(field('Highest'));
    await userEvent.tab();
    expect(field('Highest')).toHaveValue('180');
    expect(requested).toEqual([]);
  });
});
