import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SeeMore, Subtitle } from './see-more.tsx';

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

  test.each([
    ['a description @PROD-026', <SeeMore text={long} moreLabel="See more" lessLabel="See less" />],
    ['a subtitle @PROD-027', <Subtitle text={long} />],
  ])('cuts at 250 characters, on a phone at 86: %s', (_, part) => {
    const { container } = render(part);
    expect(container.querySelector('.wide')?.textContent?.length).toBe(250);
    expect(container.querySelector('.phone')?.textContent?.length).toBe(85);
  });

  test('a subtitle that is long on a phone only is whole on a wide screen @PROD-027', () => {
    const text = 'word '.repeat(30).trim();
    const { container } = render(<Subtitle text={text} />);
    expect(container.querySelector('.wide')).toHaveTextContent(text);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('has no button when it is short', () => {
    render(<SeeMore text="Short." moreLabel="See more" lessLabel="See less" />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
