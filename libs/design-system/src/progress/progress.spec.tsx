import { render, screen } from '@testing-library/react';
import { Progress } from './progress.tsx';
import { Steps } from './steps.tsx';

test('a progress bar says its name and its state in words', () => {
  render(<Progress label="Sending" value={3} max={5} text="3 of 5" />);
  expect(screen.getByRole('progressbar', { name: 'Sending' })).toHaveAttribute('aria-valuetext', '3 of 5');
});

test('steps mark the current one, and only those behind lead back', () => {
  render(
    <Steps
      label="Booking"
      doneLabel="done"
      current={1}
      steps={[
        { label: 'Stay', href: '/stay' },
        { label: 'Buyer', href: '/buyer' },
        { label: 'Payment', href: '/payment' },
      ]}
    />,
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Stay']);
  const [behind, current] = screen.getAllByRole('listitem');
  expect(behind).toHaveTextContent('Stay, done');
  expect(current).toHaveAttribute('aria-current', 'step');
});
