import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox, type ComboboxProps, type ComboboxOption } from './combobox.tsx';

const annecy = { id: 'annecy', label: 'Annecy' };
const antibes = { id: 'antibes', label: 'Antibes', hint: 'Alpes-Maritimes' };
const hotel = { id: 'hotel', label: 'Les Roselières' };

function Place(props: Partial<ComboboxProps<ComboboxOption>>) {
  const [text, setText] = useState('');
  return (
    <Combobox
      label="Where?"
      value={text}
      onType={setText}
      onChoose={(option) => setText(option.label)}
      groups={[
        { title: 'Towns', options: [annecy, antibes] },
        { title: 'Hotels', options: [hotel] },
      ]}
      loadingText="Searching…"
      emptyText="Nothing found"
      {...props}
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'Where?' });
const inHand = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('the field with suggestions', () => {
  test('leaves a key alone that belongs to letters which are being composed', async () => {
    let chosen = 0;
    render(<Place onChoose={() => (chosen += 1)} />);
    await userEvent.type(field(), 'ann');
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(inHand()).toContain('Annecy');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(chosen).toBe(0);
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(chosen).toBe(1);
  });

  test('opens on focus with its groups and marks what is typed', async () => {
    render(<Place />);
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(field(), 'ann');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('group', { name: 'Towns' })).toBeVisible();
    expect(document.querySelector('mark')).toHaveTextContent('Ann');
  });

  test('arrows go through all groups and back to the field', async () => {
    render(<Place />);
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(inHand()).toContain('Les Roselières');
    await userEvent.keyboard('{ArrowDown}');
    expect(inHand()).toBeUndefined();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(inHand()).toContain('Antibes');
  });

  test('Enter takes the suggestion in hand and closes', async () => {
    render(<Place />);
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(field()).toHaveValue('Antibes');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).toHaveFocus();
  });

  test('Enter without a suggestion in hand asks to search', async () => {
    let requested = 0;
    render(<Place onSubmit={() => (requested += 1)} />);
    await userEvent.type(field(), 'zzz{Enter}');
    expect(requested).toBe(1);
  });

  test('a press chooses, Escape closes and keeps the text', async () => {
    render(<Place />);
    await userEvent.type(field(), 'le{Escape}');
    expect(field()).toHaveValue('le');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(field());
    await userEvent.click(screen.getByRole('option', { name: /Les Roselières/ }));
    expect(field()).toHaveValue('Les Roselières');
  });

  test('says that it searches and that nothing is found', async () => {
    const { rerender } = render(<Place groups={[]} loading />);
    await userEvent.type(field(), 'x');
    expect(screen.getByRole('status')).toHaveTextContent('Searching…');
    rerender(<Place groups={[]} />);
    expect(screen.getByRole('status')).toHaveTextContent('Nothing found');
  });
});
