import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { noEffects } from './early-events.test-utils.ts';
import { replayEarlyEvents } from './replay-early-events.ts';
import { hydrate, late, recordEachPage, send, time } from './sent-page.test-utils.tsx';

recordEachPage();

describe('what is said in a field', () => {
  test('before any script, and without an event, reaches the page', async () => {
    const Field = () => {
      const [text, setText] = useState('');
      return <input aria-label="Where" title={text} value={text} onChange={(event) => setText(event.target.value)} />;
    };
    const place = send('<input aria-label="Where" title="" value=""/>');
    screen.getByRole<HTMLInputElement>('textbox').value = 'lyo';
    await hydrate(place, <Field />);
    expect(screen.getByRole('textbox')).toHaveValue('lyo');
    expect(screen.getByRole('textbox')).toHaveAttribute('title', 'lyo');
  });

  test('survives a page that draws its field again while it is hydrated', async () => {
    const Choice = () => {
      const [nights, setNights] = useState('1');
      const [, drawAnew] = useState(0);
      return (
        <select
          aria-label="Nights"
          title={nights}
          value={nights}
          onInput={() => flushSync(() => drawAnew((times) => times + 1))}
          onChange={(event) => setNights(event.target.value)}
        >
          <option>1</option>
          <option>2</option>
        </select>
      );
    };
    const { page, arrive } = late(Choice);
    const options = '<option selected="">1</option><option>2</option>';
    const place = send(`<!--$--><select aria-label="Nights" title="1">${options}</select><!--/$-->`);
    await hydrate(place, page);
    const nights = screen.getByRole<HTMLSelectElement>('combobox');
    nights.value = '2';
    act(() => void nights.dispatchEvent(new Event('input', { bubbles: true })));
    await arrive();
    expect(screen.getByRole('combobox')).toHaveAttribute('title', '2');
    expect(screen.getByRole('combobox')).toHaveValue('2');
  });

  test('for the first time, on a live page that is about to be drawn again, is heard', async () => {
    let drawAnew = (): void => undefined;
    const Choice = () => {
      const [nights, setNights] = useState('1');
      const [times, setTimes] = useState(0);
      drawAnew = () => setTimes(times + 1);
      return (
        <select aria-label={`Nights ${times}`} title={nights} value={nights} onChange={(event) => setNights(event.target.value)}>
          <option>1</option>
          <option>2</option>
        </select>
      );
    };
    const place = send('<select aria-label="Nights 0" title="1"><option selected="">1</option><option>2</option></select>');
    await hydrate(place, <Choice />, () => flushSync(() => drawAnew()));
    const nights = screen.getByRole<HTMLSelectElement>('combobox');
    nights.value = '2';
    act(() => ['input', 'change'].forEach((type) => nights.dispatchEvent(new Event(type, { bubbles: true }))));
    expect(nights).toHaveValue('2');
    expect(nights).toHaveAttribute('title', '2');
  });

  test.each(['radio', 'checkbox'] as const)('a %s that was switched on stays on, and its page knows it', async (type) => {
    const Choice = () => {
      const [isOn, setOn] = useState(false);
      return <input type={type} aria-label="Spa" title={String(isOn)} checked={isOn} onChange={(event) => setOn(event.target.checked)} />;
    };
    const place = send(`<input type="${type}" aria-label="Spa" title="false"/>`);
    screen.getByLabelText('Spa').click();
    expect(screen.getByLabelText('Spa')).toBeChecked();
    await hydrate(place, <Choice />);
    expect(screen.getByLabelText('Spa')).toBeChecked();
    expect(screen.getByLabelText('Spa')).toHaveAttribute('title', 'true');
  });
});

test('letters that are typed while a field is hydrated follow those that were typed before', async () => {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const place = send('<input name="first" value="">');
  const field = place.querySelector('input')!;
  const type = (letter: string) => {
    field.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, data: letter }));
    setter?.call(field, field.value + letter);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, data: letter }));
  };
  function Name() {
    const [text, setText] = useState('');
    return (
      <>
        <input name="first" value={text} onChange={({ target }) => setText(target.value)} />
        <output>{text}</output>
      </>
    );
  }
  for (const letter of 'Camil') type(letter);
  place.append(document.createElement('output'));
  act(() => {
    hydrateRoot(place, <Name />);
    replayEarlyEvents(noEffects);
  });
  // What a further drawing of the form does to it.
  setter?.call(field, '');
  act(() => type('l'));
  await time(500);
  act(() => type('e'));
  await time(1_000);
  expect([field.value, screen.getByRole('status').textContent]).toEqual(['Camille', 'Camille']);
});
