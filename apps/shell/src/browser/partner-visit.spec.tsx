import { setConsent } from '@shop/analytics';
import { keepPartnerVisit, partnerVisit } from './partner-visit.ts';

const DAY_MS = 86_400_000;
let now = Date.UTC(2026, 10, 25);
const visit = () => partnerVisit(() => now);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  setConsent(false);
});

test('without consent a partner is remembered in the tab alone @MINI-004', () => {
  visit().note(360);
  expect(visit().current()).toBe(360);
  expect(localStorage).toHaveLength(0);
  sessionStorage.clear();
  expect(visit().current()).toBeUndefined();
});

test('with consent a visit of another day still counts for the partner, for thirty days @MINI-004', () => {
  setConsent(true);
  visit().note(360);
  sessionStorage.clear();
  now += 30 * DAY_MS - 1;
  expect(visit().current()).toBe(360);
  now += 1;
  expect(visit().current()).toBeUndefined();
});

test('the last click counts, in whichever tab it was made', () => {
  setConsent(true);
  visit().note(360);
  localStorage.setItem('escale.partner', `97 ${now}`);
  now += 1;
  sessionStorage.setItem('escale.partner', `360 ${now - DAY_MS}`);
  expect(visit().current()).toBe(97);
});

test('consent that comes later keeps the click, a withdrawal forgets it on the device', () => {
  visit().note(360);
  setConsent(true);
  keepPartnerVisit(true);
  sessionStorage.clear();
  expect(visit().current()).toBe(360);
  keepPartnerVisit(false);
  expect(localStorage).toHaveLength(0);
  localStorage.setItem('escale.partner', `97 ${now}`);
  setConsent(false);
  expect(visit().current()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test.each(['', '360', 'abc 1', '360 soon', '99999999 1'])('%j in the storage is no click', (text) => {
  sessionStorage.setItem('escale.partner', text);
  expect(visit().current()).toBeUndefined();
});
