import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';

describe('a button', () => {
  test('does not send a form unless it is told to', () => {
    render(<Button>Save</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });

  test('is a link when it has an address, drawn by what draws links', () => {
    render(
      <Button href="/stay" render={({ href, ...rest }) => <a data-router href={`/nl${href}`} {...rest} />}>
        See
      </Button>,
    );
    expect(screen.getByRole('link', { name: 'See' })).toHaveAttribute('href', '/nl/stay');
  });

  test('while busy keeps the focus, does nothing and sends no form', async () => {
    const done: string[] = [];
    render(
      <form onSubmit={() => done.push('sent')}>
        <Button type="submit" busy onClick={() => done.push('pressed')}>
          Pay
        </Button>
      </form>,
    );
    const button = screen.getByRole('button');
    await userEvent.click(button);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(done).toEqual([]);
  });
});
