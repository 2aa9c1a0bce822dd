import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RadioGroup } from './radio-group.tsx';

const options = [
  { value: 'card', label: 'Card' },
  { value: 'later', label: 'Pay later', hint: 'In February' },
  { value: 'three', label: 'In three', disabled: true },
];

function Payment({ error }: { readonly error?: string }) {
  const [value, setValue] = useState<string>();
  return <RadioGroup legend="How to pay" name="pay" options={options} value={value} onChange={setValue} error={error} required />;
}

describe('a choice of one', () => {
  test('is named by its question and walked with the arrow keys, over what cannot be chosen', async () => {
    render(<Payment />);
    expect(screen.getByRole('radiogroup', { name: 'How to pay' })).toBeRequired();
    await userEvent.click(screen.getByRole('radio', { name: 'Card' }));
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: /Pay later/ })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Card' })).toBeChecked();
  });

  test('says what is wrong with it', () => {
    render(<Payment error="Choose a way." />);
    expect(screen.getByRole('radiogroup')).toBeInvalid();
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Choose a way.');
  });
});
