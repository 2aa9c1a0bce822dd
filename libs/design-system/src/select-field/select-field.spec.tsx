import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SelectField } from './select-field.tsx';

const options = [
  { value: 'fr', label: 'France' },
  { value: 'it', label: 'Italy' },
];

test('a select is the browser’s own, with its hint, its error and a way to say that nothing is chosen', async () => {
  render(<SelectField label="Country" options={options} defaultValue="" placeholder="Choose" hint="Where you live." error="Choose one." />);
  const field = screen.getByRole('combobox', { name: 'Country' });
  expect(field).toHaveDisplayValue('Choose');
  expect(field).toHaveAccessibleDescription('Where you live. Choose one.');
  await userEvent.selectOptions(field, 'it');
  expect(field).toHaveValue('it');
});
