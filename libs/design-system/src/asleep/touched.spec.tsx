import { Touched } from './touched.ts';

/** A region as the server sends it: a field, a button, a link. */
function region(): { field: HTMLInputElement; button: HTMLButtonElement; outside: HTMLButtonElement } {
  document.body.innerHTML = '<div data-slot="search"><input><button type="button">Dates</button></div><button type="button">Menu</button>';
  const [button, outside] = document.querySelectorAll('button');
  return { field: document.querySelector('input')!, button: button!, outside: outside! };
}

async function isAwake(touched: Touched): Promise<boolean> {
  return Promise.race([touched.promise.then(() => true), new Promise<false>((done) => setTimeout(() => done(false), 5))]);
}

describe('a widget that sleeps in its HTML', () => {
  test('sleeps while the visitor is busy elsewhere', async () => {
    const { outside } = region();
    const touched = new Touched('[data-slot="search"]');
    outside.click();
    outside.focus();
    expect(await isAwake(touched)).toBe(false);
  });

  test.each(['pointerover', 'pointerdown', 'keydown'])('wakes on %s', async (type) => {
    const { button } = region();
    const touched = new Touched('[data-slot="search"]');
    button.dispatchEvent(new Event(type, { bubbles: true }));
    expect(await isAwake(touched)).toBe(true);
  });

  test('is awake for a visitor who was in its field before its script came', async () => {
    const { field } = region();
    field.focus();
    field.value = 'Par';
    const touched = new Touched('[data-slot="search"]');
    expect(await isAwake(touched)).toBe(true);
    const heard: string[] = [];
    field.addEventListener('input', () => heard.push(field.value));
    touched.catchUp();
    expect(heard.at(-1)).toBe('Par');
  });

  test('does the last click again once it lives', () => {
    const { button } = region();
    const touched = new Touched('[data-slot="search"]');
    button.click();
    const clicks: string[] = [];
    button.addEventListener('click', () => clicks.push('dates'));
    touched.catchUp();
    expect(clicks).toEqual(['dates']);
  });

  test('does no click again that was answered', () => {
    const { button } = region();
    const touched = new Touched('[data-slot="search"]');
    Object.assign(button, { __reactProps$1: {} });
    button.click();
    const clicks: string[] = [];
    button.addEventListener('click', () => clicks.push('dates'));
    touched.catchUp();
    expect(clicks).toEqual([]);
  });

  test('hears of what was typed before it lived', () => {
    const { field } = region();
    const touched = new Touched('[data-slot="search"]');
    field.focus();
    field.value = 'Par';
    const heard: string[] = [];
    field.addEventListener('input', () => heard.push(field.value));
    touched.catchUp();
    expect(heard.at(-1)).toBe('Par');
    expect(field.value).toBe('Par');
  });

  test('does nothing again that was not done', () => {
    const { button, field } = region();
    const touched = new Touched('[data-slot="search"]');
    const events: string[] = [];
    for (const type of ['click', 'input']) document.body.addEventListener(type, () => events.push(type), { once: true });
    touched.catchUp();
    expect(events).toEqual([]);
    expect([button.isConnected, field.value]).toEqual([true, '']);
  });
});
