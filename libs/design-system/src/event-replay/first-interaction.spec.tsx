import { screen } from '@testing-library/react';
import { firstInteraction, interactionIn } from './first-interaction.ts';
import { recordEarlyEvents } from './record-early-events.ts';

const REGION = '[data-slot="search"]';
const [dates, menu] = [() => screen.getByText('Dates'), () => screen.getByText('Menu')];

beforeEach(() => {
  recordEarlyEvents(0);
  document.body.innerHTML = '<div data-slot="search"><input><button type="button">Dates</button></div><button type="button">Menu</button>';
});

const happened = (interaction: Promise<void>) =>
  Promise.race([interaction.then(() => true), new Promise<false>((done) => setTimeout(() => done(false), 5))]);

test('with a region is none elsewhere', async () => {
  const interaction = interactionIn(REGION);
  menu().click();
  menu().focus();
  expect(await happened(interaction)).toBe(false);
});

test.each(['pointerover', 'pointerdown', 'keydown', 'input'])('with a region may be its %s', async (type) => {
  const interaction = interactionIn(REGION);
  dates().dispatchEvent(new Event(type, { bubbles: true }));
  expect(await happened(interaction)).toBe(true);
});

test.each(['focus', 'click'] as const)('with a region may be a %s before any script', async (how) => {
  dates()[how]();
  expect(await happened(interactionIn(REGION))).toBe(true);
});

test('with the page may be a press before any script', async () => {
  menu().click();
  expect(await happened(firstInteraction())).toBe(true);
});
