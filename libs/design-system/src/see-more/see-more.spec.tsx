import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SeeMore } from './see-more.tsx';

const long = `${'word '.repeat(60)}end`;

describe('a description', () => {
  test('shows its beginning and, on demand, the whole of it @PROD-026', async () => {
    render(<SeeMore text={long} moreLabel="See more" lessLabel="See less" />);
    expect(screen.queryByText(/end/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'See more' }));
    expect(screen.getByText(/end/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'See less' })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'See less' }));
    expect(screen.queryByText(/end/)).not.toBeInTheDocument();
  });

  test('cuts at 250 characters, on a phone at 86 @PROD-026 @PROD-027', () => {
    const { container } = render(<SeeMore text={long} moreLabel="See more" lessLabel="See less" />);
    expect(container.querySelector('.wide')?.textContent?.length).toBe(250);
    expect(container.querySelector('.phone')?.textContent?.length).toBeLessThanOrEqual(87);
  });

  test('has no button when it is short', () => {
    render(<SeeMore text="Short." moreLabel="See more" lessLabel="See less" />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
