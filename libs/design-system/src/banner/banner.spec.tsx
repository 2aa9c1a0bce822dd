import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Banner } from './banner.tsx';

test('a banner is a named region that closes only where it may', async () => {
  let closed = 0;
  const { rerender } = render(<Banner label="News">Closed on Monday</Banner>);
  expect(screen.getByRole('complementary', { name: 'News' })).toHaveTextContent('Closed on Monday');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(
    <Banner label="News" onClose={() => (closed += 1)} closeLabel="Close">
      Closed on Monday
    </Banner>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(closed).toBe(1);
});
