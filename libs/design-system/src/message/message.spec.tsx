import { render, screen } from '@testing-library/react';
import { Message } from './message.tsx';
import { RefusalMessage } from './refusal-message.tsx';

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

describe('the reason of a refusal', () => {
  test('is read out beside a button that can be pressed again, an error at once', () => {
    render(
      <>
        <RefusalMessage refusal={{ kind: 'tooMany' }}>Too many attempts</RefusalMessage>
        <RefusalMessage refusal={{ kind: 'failed' }}>No connection</RefusalMessage>
      </>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Too many attempts');
    expect(screen.getByRole('alert')).toHaveTextContent('No connection');
    expect(document.body).toHaveFocus();
  });

  test('takes the focus where the button goes away', () => {
    render(<RefusalMessage refusal={{ kind: 'expired' }}>This gift has expired</RefusalMessage>);
    expect(document.activeElement).toHaveTextContent('This gift has expired');
  });
});
