import { render, screen } from '@testing-library/react';
import { Breadcrumb } from './breadcrumb.tsx';

test('a breadcrumb links to all but the page itself, which it marks', () => {
  render(<Breadcrumb label="You are here" items={[{ label: 'France', href: '/fr' }, { label: 'Annecy' }]} />);
  expect(screen.getByRole('navigation', { name: 'You are here' })).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['France']);
  expect(screen.getByText('Annecy')).toHaveAttribute('aria-current', 'page');
});
