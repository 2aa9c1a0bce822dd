import { render, screen } from '@testing-library/react';
import { Pagination } from './pagination.tsx';

const texts = {
  label: 'Pages',
  pageLabel: (page: number) => `Page ${page}`,
  previousLabel: 'Previous',
  nextLabel: 'Next',
  hrefOf: (page: number) => `?page=${page}`,
};

describe('the pagination', () => {
  test('links count pages from zero and show them from one @SEARCH-118', () => {
    render(<Pagination {...texts} total={3} current={1} />);
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '?page=2');
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  });

  test('previous and next name their relation, and stand only where there is such a page', () => {
    const { rerender } = render(<Pagination {...texts} total={3} current={0} />);
    expect(screen.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('rel', 'next');
    rerender(<Pagination {...texts} total={3} current={2} />);
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('rel', 'prev');
    expect(screen.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
  });
});
