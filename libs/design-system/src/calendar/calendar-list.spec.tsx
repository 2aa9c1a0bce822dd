import { addMonths } from '@shop/domain';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CalendarList } from './calendar-list.tsx';

/** jsdom draws nothing: a list of 3000 px in a place of 600. */
beforeEach(() => {
  Object.defineProperty(Element.prototype, 'scrollHeight', { configurable: true, get: () => 3000 });
  Object.defineProperty(Element.prototype, 'clientHeight', { configurable: true, get: () => 600 });
});

function Endless({ busy }: { readonly busy?: boolean }) {
  const [count, setCount] = useState(3);
  return (
    <CalendarList
      months={Array.from({ length: count }, (_, index) => addMonths('2027-02', index))}
      dayView={() => ({ status: 'open' })}
      weekdayNames={['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']}
      monthLabel={(month) => month}
      dayLabel={(day) => `day ${day}`}
      labels={{ previous: 'Back', next: 'On' }}
      onChoose={() => undefined}
      onMore={() => setCount(count + 3)}
      hasMore={count < 12}
      busy={busy}
      loadingText="We are looking"
    />
  );
}

const months = () => screen.getAllByRole('grid').length;
const scrollTo = (scrollTop: number) => fireEvent.scroll(document.querySelector('.list')!, { target: { scrollTop } });

describe('the list of months', () => {
  test('loads more within 200 px of the bottom @SEARCH-124', () => {
    render(<Endless />);
    scrollTo(2199);
    expect(months()).toBe(3);
    scrollTo(2200);
    expect(months()).toBe(12);
  });

  test('asks once and says so while the answer is on its way', () => {
    render(<Endless busy />);
    scrollTo(2400);
    expect(months()).toBe(3);
    expect(screen.getByRole('status')).toHaveTextContent('We are looking');
  });

  test('asks for more when a key leads beyond the last month', async () => {
    render(<Endless />);
    act(() => screen.getByRole('button', { name: /day 2027-04-30/ }).focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: /day 2027-05-01/ })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'On' })).not.toBeInTheDocument();
  });
});
