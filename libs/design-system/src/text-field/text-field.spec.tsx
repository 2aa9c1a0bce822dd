import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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

test.each([
  ['text', 'Anne\u00a0Marie', 'Anne Marie'],
  ['text', '\u202aJean\u202c\ufeff', 'Jean'],
  ['email', 'ann@example.com\u200b', 'ann@example.com'],
  ['tel', '\u202a+33 6 12\u202c', '+33 6 12'],
])('pasted into a field for %s, "%s" is what is seen of it', async (type, pasted, seen) => {
  const heard: string[] = [];
  function Form() {
    const [text, setText] = useState('');
    const change = (next: string) => {
      heard.push(next);
      setText(next);
    };
    return <TextField label="Field" type={type} value={text} onChange={({ target }) => change(target.value)} />;
  }
  render(<Form />);
  const field = screen.getByRole('textbox', { name: 'Field' });
  await userEvent.click(field);
  await userEvent.paste(pasted);
  expect(heard).toEqual([seen]);
  expect(field).toHaveValue(seen);
});
