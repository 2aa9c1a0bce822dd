import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from './password-field.tsx';

test('a password can be looked at and hidden again', async () => {
  render(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" defaultValue="secret" />);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(field).toHaveAttribute('type', 'password');
});
