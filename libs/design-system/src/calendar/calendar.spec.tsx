import { addMonths } from '@shop/domain';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { vi } from 'vitest';
import { Calendar, type CalendarProps, type DayView } from './calendar.tsx';

const open: DayView = { status: 'open', price: '178 €' };
const texts = {
  weekdayNames: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
  monthLabel: (month: string) => `month ${month}`,
  dayLabel: (day: string) => `day ${day}`,
  labels: { previous: 'Previous month', next: 'Next month', best: 'best price', start: 'arrival', end: 'departure' },
};

/** A calendar of two months that pages, as a page would hold it. */
function Paged(props: Partial<CalendarProps>) {
  const [first, setFirst] = useState('2027-02');
  return (
    <Calendar
      {...texts}
      months={[first, addMonths(first, 1)]}
      dayView={() => open}
      onChoose={() => undefined}
      onShow={(step) => setFirst(addMonths(first, step))}
      {...props}
    />
  );
}

const dayButton = (day: string) => screen.getByRole('button', { name: new RegExp(`day ${day}`) });

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
});

describe('the calendar', () => {
  test('shows two months and pages by one @SEARCH-123', async () => {
    render(<Paged />);
    expect(screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-labelledby') && grid.parentElement?.dataset['month'])).toEqual(
      ['2027-02', '2027-03'],
    );
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.getAllByRole('grid').map((grid) => grid.parentElement?.dataset['month'])).toEqual(['2027-03', '2027-04']);
  });

  test('puts the first of the month under its weekday', () => {
    render(<Paged months={['2027-05']} />);
    const firstWeek = within(screen.getByRole('grid')).getAllByRole('row')[1]!;
    expect(
      within(firstWeek)
        .getAllByRole('gridcell')
        .findIndex((cell) => cell.querySelector('[data-day="2027-05-01"]')),
    ).toBe(5);
  });

  test('a month that is nearly over begins with the week of today', async () => {
    render(<Paged today="2027-02-25" dayView={(day) => (day < '2027-02-25' ? { status: 'past', reason: 'past' } : open)} />);
    const days = within(screen.getAllByRole('grid')[0]!).getAllByRole('button');
    expect(days.map((day) => day.dataset['day'])).toEqual(Array.from({ length: 7 }, (_, index) => `2027-02-${22 + index}`));
    expect(within(screen.getAllByRole('grid')[1]!).getAllByRole('button')).toHaveLength(31);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(dayButton('2027-02-25')).toHaveFocus();
    // Weeks that are left out cannot be reached by keys: neither from below nor from a later month.
    await userEvent.keyboard('{ArrowUp}');
    expect(dayButton('2027-02-25')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{PageUp}');
    expect(dayButton('2027-02-25')).toHaveFocus();
  });

  test('a day says its date, what it costs, that it is the best price and what was chosen', () => {
    render(<Paged dayView={(day) => (day === '2027-02-20' ? { ...open, best: true, selected: 'start' } : open)} />);
    expect(dayButton('2027-02-20')).toHaveAccessibleName('day 2027-02-20, arrival, 178 €, best price');
  });

  test('a chosen departure has no price: nobody sleeps there that night', () => {
    render(<Paged dayView={(day) => (day === '2027-02-22' ? { ...open, best: true, selected: 'end' } : open)} />);
    expect(dayButton('2027-02-22')).toHaveAccessibleName('day 2027-02-22, departure');
    expect(dayButton('2027-02-22')).toHaveTextContent('');
    expect(dayButton('2027-02-22')).not.toHaveAttribute('data-best');
  });

  test('says below its months what green and struck days mean, where a page gives the words', () => {
    const { rerender } = render(<Paged />);
    expect(screen.queryByText('Not available')).toBeNull();
    rerender(<Paged labels={{ ...texts.labels, legend: { best: 'best price', closed: 'Not available' } }} />);
    expect(screen.getByText('Not available')).toBeVisible();
  });

  test('a chosen departure is told as such, and not by why nobody can arrive on that day', () => {
    render(<Paged dayView={(day) => (day === '2027-02-22' ? { status: 'unavailable', reason: 'sold out', selected: 'end' } : open)} />);
    expect(dayButton('2027-02-22')).toHaveAccessibleName('day 2027-02-22, departure');
    expect(dayButton('2027-02-22')).not.toHaveAttribute('aria-disabled');
  });

  test('a closed day can be reached, says why and cannot be chosen @SEARCH-127', async () => {
    const chosen: string[] = [];
    render(
      <Paged
        onChoose={(day) => chosen.push(day)}
        dayView={(day) => (day === '2027-02-13' ? { status: 'unavailable', reason: 'sold out' } : open)}
      />,
    );
    const closed = dayButton('2027-02-13');
    expect(closed).toHaveAccessibleName('day 2027-02-13, sold out');
    // Shown to a visitor who points at it, and read once.
    expect(closed).not.toHaveAccessibleDescription();
    expect(screen.getByTitle('sold out')).toContainElement(closed);
    expect(closed).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(closed);
    expect(chosen).toEqual([]);
    expect(closed).toHaveFocus();
  });

  test('Tab reaches one day only: the arrival, else the first open one', async () => {
    const { rerender } = render(<Paged dayView={(day) => (day < '2027-02-05' ? { status: 'past' } : open)} />);
    const stops = () =>
      screen
        .getAllByRole('button', { name: /^day/ })
        .filter((day) => day.tabIndex === 0)
        .map((day) => day.dataset['day']);
    expect(stops()).toEqual(['2027-02-05']);
    rerender(<Paged dayView={(day) => (day === '2027-03-02' ? { ...open, selected: 'start' } : open)} />);
    expect(stops()).toEqual(['2027-03-02']);
  });

  test('where one month is shown at a time, Tab reaches a day of that month', async () => {
    let measure = () => undefined as void;
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(heard: () => void) {
          measure = heard;
        }
        observe() {}
        disconnect() {}
      },
    );
    // A phone draws the first month of a row only.
    Element.prototype.checkVisibility = function isFirst() {
      return !this.previousElementSibling;
    };
    render(
      <Paged dayView={(day) => (day === '2027-03-02' ? { ...open, selected: 'start' } : day < '2027-02-05' ? { status: 'past' } : open)} />,
    );
    act(() => measure());
    for (let stop = 0; stop < 3; stop += 1) await userEvent.tab();
    expect(dayButton('2027-02-05')).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    expect(dayButton('2027-03-05')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Previous month' }));
    await userEvent.tab();
    await userEvent.tab();
    expect(dayButton('2027-02-05')).toHaveFocus();
  });

  test('arrows walk from day to day, beyond the months shown too, and Enter chooses', async () => {
    const chosen: string[] = [];
    render(<Paged onChoose={(day) => chosen.push(day)} />);
    act(() => dayButton('2027-03-30').focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(dayButton('2027-04-06')).toHaveFocus();
    await userEvent.keyboard('{PageUp}{Home}{Enter}');
    expect(chosen).toEqual(['2027-03-01']);
  });

  test('at the end of what can be shown the focus stays', async () => {
    render(<Paged canShow={{ previous: false, next: false }} />);
    act(() => dayButton('2027-03-31').focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(dayButton('2027-03-31')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(dayButton('2027-03-30')).toHaveFocus();
  });
});
