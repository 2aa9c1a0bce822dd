import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Calendar } from './calendar.tsx';

const chosen: string[] = [];
beforeEach(() => {
  chosen.length = 0;
});

/** Once a day is chosen, every other one is closed. */
function ChosenOnce() {
  const [choice, choose] = useState<string>();
  return (
    <Calendar
      months={['2027-02', '2027-03']}
      weekdayNames={['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']}
      monthLabel={(month) => `month ${month}`}
      dayLabel={(day) => `day ${day}`}
      labels={{ previous: 'Previous', next: 'Next' }}
      dayView={() => ({ status: choice ? 'tooFar' : 'open' })}
      onChoose={(day) => {
        chosen.push(day);
        choose(day);
      }}
    />
  );
}

const day = (name: string) => screen.getByRole('button', { name: `day ${name}` });
const statusOf = (name: string) => day(name).dataset['status'];

test('a press is answered in its month at once, and in the others a moment later', async () => {
  render(<ChosenOnce />);
  await act(async () => {
    flushSync(() => fireEvent.click(day('2027-02-20')));
    expect([statusOf('2027-02-21'), statusOf('2027-03-01')]).toEqual(['tooFar', 'open']);
    await Promise.resolve();
  });
  expect(statusOf('2027-03-01')).toBe('tooFar');
});

test('a day that only looks open in that moment is not chosen', async () => {
  render(<ChosenOnce />);
  await act(async () => {
    flushSync(() => fireEvent.click(day('2027-02-20')));
    expect(statusOf('2027-03-01')).toBe('open');
    flushSync(() => fireEvent.click(day('2027-03-01')));
    await Promise.resolve();
  });
  expect(chosen).toEqual(['2027-02-20']);
});
