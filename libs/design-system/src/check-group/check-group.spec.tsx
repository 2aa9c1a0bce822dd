import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CheckGroup } from './check-group.tsx';

const options = [
  { value: 'spa', label: 'Spa', count: '42' },
  { value: 'pool', label: 'Pool' },
  { value: 'pets', label: 'Pets' },
];

function Held({ error }: { readonly error?: string }) {
  const [values, setValues] = useState<readonly string[]>(['pets']);
  return (
    <>
      <CheckGroup legend="Facilities" name="facilities" options={options} values={values} onChange={setValues} error={error} />
      <output>{values.join(' ')}</output>
    </>
  );
}

describe('a group of boxes', () => {
  test('is named by its question and keeps the answers in the order of the offer', async () => {
    render(<Held />);
    expect(screen.getByRole('group', { name: 'Facilities' })).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /Spa/ }));
    expect(screen.getByRole('status')).toHaveTextContent('spa pets');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Pets' }));
    expect(screen.getByRole('status')).toHaveTextContent('spa');
  });

  test('is described by its error', () => {
    render(<Held error="Choose one." />);
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Choose one.');
  });
});
