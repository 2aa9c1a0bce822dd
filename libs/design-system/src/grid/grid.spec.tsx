import { render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Grid } from './grid.tsx';

const STYLE = readFileSync(join(import.meta.dirname, 'grid.module.css'), 'utf8');
const mostColumns = (query: string) =>
  Math.max(...[...STYLE.slice(STYLE.indexOf(query)).matchAll(/repeat\((\d+),/g)].map(([, columns]) => Number(columns)));

describe('cards in equal columns', () => {
  test.each([2, 3, 4, 5] as const)('are %i beside each other where the page asks for it @RULE-019', (columns) => {
    render(<Grid columns={columns} aria-label="Stays" role="list" />);
    expect(screen.getByRole('list')).toHaveAttribute('data-columns', String(columns));
  });

  test('are never more than five, on the widest screen either @RULE-019', () => {
    // @ts-expect-error -- six columns are no choice
    render(<Grid columns={6} />);
    expect(mostColumns('(min-width: 68rem)')).toBe(5);
    expect(mostColumns('.grid {')).toBe(5);
  });
});
