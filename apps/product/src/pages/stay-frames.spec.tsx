import { act, fireEvent, screen, within } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { aStay } from '../fixtures/a-stay.ts';
import { ADDRESS, DATED, showStay } from '../fixtures/show-stay.ts';
import { Body } from './stay-parts.ts';

const panel = () => screen.findByRole('region', { name: 'Your booking' });
const day = (name: RegExp) => screen.findByRole('button', { name });
const activity = (activityId: string, title: string) => ({ id: activityId, kind: 'activity', title, icon: 'bath', activityId }) as const;

beforeAll(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  await Body.prepare();
});

/** Everything that an element said, one text for each change. */
function heard(element: HTMLElement) {
  const said = [element.textContent];
  new MutationObserver(() => said.push(element.textContent)).observe(element, { subtree: true, childList: true, characterData: true });
  return said;
}

/** Presses one after the other, so quickly that the router has not drawn the first one's address when the second comes. */
async function quickly(...presses: (() => void)[]) {
  await act(async () => {
    for (const press of presses) {
      flushSync(press);
      await Promise.resolve();
    }
  });
}

describe('between a press and its address', () => {
  test('the panel shows the arrival in every frame until both dates are there', async () => {
    const { at } = showStay();
    const arrival = within(await panel()).getByRole('button', { name: /^Arrival/ });
    fireEvent.click(await day(/^Saturday 20 February 2027/));
    const said = heard(arrival);
    const departure = await day(/^Sunday 21 February 2027/);
    await quickly(() => fireEvent.click(departure));
    expect(at()).toBe(DATED);
    expect(said.filter((text) => !text.includes('20'))).toEqual([]);
  });

  test('a second choice builds on the first one: both activities keep their day', async () => {
    const stay = aStay({ programLine: [activity('spa', 'Spa access'), activity('boat', 'Boat trip')] });
    const { at } = showStay(DATED, { stay });
    const booking = await panel();
    const spa = within(booking).getByLabelText('Day for: Spa access');
    const boat = within(booking).getByLabelText('Day for: Boat trip');
    await quickly(
      () => fireEvent.change(spa, { target: { value: '1' } }),
      () => fireEvent.change(boat, { target: { value: '2' } }),
    );
    expect(at()).toContain('activityDates=spa_1-boat_2');
    expect(spa).toHaveValue('1');
    expect(boat).toHaveValue('2');
  });

  test('two quick presses on one more are two travellers more', async () => {
    showStay(`${ADDRESS}#checkin=2027-02-20&checkout=2027-02-21&a=3`);
    const booking = await panel();
    fireEvent.click(within(booking).getByRole('button', { name: /^Travellers/ }));
    const more = await within(booking).findByRole('button', { name: 'Adults: one more' });
    await quickly(
      () => fireEvent.click(more),
      () => fireEvent.click(more),
    );
    expect(within(booking).getByRole('button', { name: /^Travellers/ })).toHaveTextContent('5 adults');
  });
});
