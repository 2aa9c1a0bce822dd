import { render, screen } from '@testing-library/react';
import { Table } from './table.tsx';

test('a table is named, its rows by their first cell, and it scrolls with the keyboard', () => {
  render(
    <Table
      caption="Prices"
      columns={[
        { id: 'line', label: 'Line' },
        { id: 'price', label: 'Price', align: 'end' },
      ]}
      rows={[{ id: 'stay', cells: { line: 'Stay', price: '249 €' } }]}
      total={{ line: 'Total', price: '249 €' }}
    />,
  );
  expect(screen.getByRole('table', { name: 'Prices' })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'Stay' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Prices' })).toHaveAttribute('tabindex', '0');
});
