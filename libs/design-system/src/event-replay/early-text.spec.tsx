import { vi } from 'vitest';
import { act } from '@testing-library/react';
import { forgetEarlyEvents, noEffects } from './early-events.test-utils.ts';
import { recordEarlyEvents } from './record-early-events.ts';
import { replayEarlyEvents } from './replay-early-events.ts';

/** A form that works without its code is sent by then, ms. */
const LATEST_MS = 5_000;

let form: HTMLFormElement;
let field: HTMLInputElement;

beforeEach(() => {
  vi.useFakeTimers();
  document.addEventListener('auxclick', answer);
  document.body.innerHTML = '<form><input name="code"><button type="button">Clear</button><button type="submit">Find</button></form>';
  form = document.querySelector('form')!;
  field = document.querySelector('input')!;
  recordEarlyEvents(LATEST_MS);
  form.addEventListener('submit', (event) => event.preventDefault());
});
afterEach(() => {
  document.removeEventListener('auxclick', answer);
  forgetEarlyEvents();
  vi.useRealTimers();
});

/** Stands in for React, which calls what an element's properties name. */
const answer = ({ target }: Event) => (target as unknown as { __reactProps$?: { onAuxClick?(): void } }).__reactProps$?.onAuxClick?.();

/** Typed before any script; React has begun with the field by the time that the text is repeated. */
function typedEarly(text: string): void {
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  Object.assign(form, { __reactProps$: {} });
  Object.assign(field, { __reactProps$: {} });
  act(() => replayEarlyEvents(noEffects));
  act(() => vi.advanceTimersByTime(50));
}

/** What the end of hydration does to a field. */
const overwritten = () => (field.value = '');

test('a text that the end of hydration overwrites is written again', () => {
  typedEarly('ABCD');
  overwritten();
  vi.advanceTimersByTime(500);
  expect(field.value).toBe('ABCD');
});

test.each([
  ['sent, and cleared by its form', () => form.requestSubmit()],
  ['cleared by a press', () => document.querySelector('button')!.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
  ['deleted by hand', () => field.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'Backspace' }))],
])('a text that is %s stays away', (_how, clear) => {
  typedEarly('ABCD');
  act(clear);
  field.value = '';
  vi.advanceTimersByTime(500);
  expect(field.value).toBe('');
});

test('a form is sent after what was typed into it before, though React answers it first', () => {
  const heard: string[] = [];
  field.value = 'ABCD';
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  document.querySelector<HTMLButtonElement>('[type=submit]')!.click();
  for (const type of ['input', 'submit']) form.addEventListener(type, () => heard.push(`${type} ${field.value}`));
  Object.assign(form, { __reactProps$: {} });
  replayEarlyEvents(noEffects);
  vi.advanceTimersByTime(200);
  expect(heard).toEqual([]);
  Object.assign(field, { __reactProps$: {} });
  vi.advanceTimersByTime(200);
  expect(heard.slice(-2)).toEqual(['input ABCD', 'submit ABCD']);
});

test('a form that is sent while its field is overwritten gets its text back', () => {
  typedEarly('ABCD');
  overwritten();
  act(() => form.requestSubmit());
  vi.advanceTimersByTime(500);
  expect(field.value).toBe('ABCD');
});
