import { render, screen } from '@testing-library/react';
import { IconButton } from './icon-button.tsx';

test('a button of an icon has a name, says that it is on, and may be a link', () => {
  render(
    <>
      <IconButton icon="heart" label="Keep" pressed />
      <IconButton icon="shopping-bag" label="Basket, 2 stays" count={2} href="/basket" />
    </>,
  );
  expect(screen.getByRole('button', { name: 'Keep' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('link', { name: 'Basket, 2 stays' })).toHaveAttribute('href', '/basket');
});
