import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PromoBar } from './promo-bar.tsx';

test('the code is copied with one press, and that is read out', async () => {
  const user = userEvent.setup();
  render(
    <PromoBar label="Promotion" code="ETE27" copyLabel="Copy the code ETE27" copiedLabel="Copied">
      10 % off
    </PromoBar>,
  );
  await user.click(screen.getByRole('button', { name: 'Copy the code ETE27' }));
  expect(await navigator.clipboard.readText()).toBe('ETE27');
  expect(await screen.findByText('Copied')).toHaveAttribute('aria-live', 'polite');
});
