import { render, screen } from '@testing-library/react';
import { Chip, ChipRow } from './chip.tsx';

test('a chip that is a filter says whether it is on; one that opens something does not', () => {
  render(
    <ChipRow label="Filters">
      <Chip pressed>Spa</Chip>
      <Chip aria-expanded={false}>Price</Chip>
    </ChipRow>,
  );
  expect(screen.getByRole('group', { name: 'Filters' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Spa' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Price' })).not.toHaveAttribute('aria-pressed');
});
