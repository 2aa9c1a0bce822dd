import { render, screen } from '@testing-library/react';
import { TextField } from './text-field.tsx';

describe('a text field', () => {
  test('is described by its hint and its error', () => {
    render(<TextField label="E-mail" hint="Your confirmation goes there." error="This address is incomplete." />);
    const field = screen.getByRole('textbox', { name: 'E-mail' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Your confirmation goes there. This address is incomplete.');
  });

  test('with an error is never shown as right', () => {
    const { container } = render(<TextField label="E-mail" success error="No." />);
    expect(container.querySelector('[data-success]')).toBeNull();
  });
});
