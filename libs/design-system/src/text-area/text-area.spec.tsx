import { render, screen } from '@testing-library/react';
import { TextArea } from './text-area.tsx';

test('a text area is described by its hint and its error and says how much is written', () => {
  render(<TextArea label="Message" hint="Be short." error="Too short." count="3 of 250" />);
  const area = screen.getByRole('textbox', { name: 'Message' });
  expect(area).toBeInvalid();
  expect(area).toHaveAccessibleDescription('Be short. Too short.');
  expect(screen.getByRole('status')).toHaveTextContent('3 of 250');
});
