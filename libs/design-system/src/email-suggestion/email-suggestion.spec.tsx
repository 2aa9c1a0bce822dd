import { fireEvent, render, screen } from '@testing-library/react';
import { EmailSuggestion } from './email-suggestion.tsx';

const shown = (email: string) => {
  const accepted: string[] = [];
  render(<EmailSuggestion email={email} ask={(domain) => `You mean @${domain}?`} onAccept={(address) => accepted.push(address)} />);
  return accepted;
};

test('a mistyped provider is asked about, and a press accepts the whole address', () => {
  const accepted = shown(' ann@gmial.com ');
  fireEvent.click(screen.getByRole('button', { name: 'You mean @gmail.com?' }));
  expect(accepted).toEqual(['ann@gmail.com']);
});

test('a known provider, and an address that is not finished, raise no question', () => {
  shown('ann@gmail.com');
  shown('ann@');
  expect(screen.queryByRole('button')).toBeNull();
});
