import { render, screen } from '@testing-library/react';
import { Message } from './message.tsx';

describe('a message', () => {
  test('that answers something is read out: at once when it is an error', () => {
    render(
      <>
        <Message live kind="success">
          Saved
        </Message>
        <Message live kind="error">
          Not saved
        </Message>
      </>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
  });

  test('that has always stood there is not', () => {
    render(<Message kind="warning">Closed on Monday</Message>);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
