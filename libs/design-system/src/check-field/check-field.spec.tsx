import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckField } from './check-field.tsx';

test('a box is pressed by its words too and says what is wrong with it', async () => {
  render(<CheckField label="I accept the terms" hint="They are short." error="Please accept them." />);
  const box = screen.getByRole('checkbox', { name: 'I accept the terms' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('They are short. Please accept them.');
  await userEvent.click(screen.getByText('I accept the terms'));
  expect(box).toBeChecked();
});
