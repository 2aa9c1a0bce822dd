import { setConsent } from './consent.ts';
import { relayEvent } from './relay-event.ts';
import { sendToRelay } from './relay.ts';

const EVENT = relayEvent({
  clientId: '12.34',
  personalizedAds: false,
  isSignedIn: true,
  path: '/sejours',
  hostname: 'fr.localhost',
  pageType: 'results',
  experiments: { card: 'new', dates: 'forced' },
  locale: 'fr_FR',
});

test('the relay event says who, where and under which experiments @SHELL-065', () => {
  expect(EVENT).toEqual({
    client_id: '12.34',
    user_id: null,
    non_personalized_ads: true,
    user_data: null,
    params: {
      user_logged_in: true,
      ga_session_id: null,
      page_path: '/sejours',
      page_hostname: 'fr.localhost',
      page_type: 'results',
      ab_tests: 'card=new,dates=forced',
      locale: 'fr_FR',
      transaction_side: 'client',
    },
  });
});

test('where Google measures, its session is named; where the customer is known, he is @SHELL-065', () => {
  const view = { clientId: '12.34', personalizedAds: true, isSignedIn: true, path: '/', hostname: 'h', pageType: 'home', experiments: {} };
  expect(relayEvent({ ...view, locale: 'fr_FR', sessionId: '1700000000', userId: 'c-7' })).toMatchObject({
    user_id: 'c-7',
    non_personalized_ads: false,
    params: { ga_session_id: '1700000000', ab_tests: null },
  });
});

describe('the relay', () => {
  const sent: string[] = [];
  beforeEach(() => {
    sent.length = 0;
    Object.assign(navigator, { sendBeacon: (address: string) => sent.push(address) > 0 });
  });

  test('hears nothing without consent', () => {
    setConsent(false);
    sendToRelay(EVENT, 'FR');
    expect(sent).toEqual([]);
  });

  test('of the point of sale gets the event by a beacon', () => {
    setConsent(true);
    sendToRelay(EVENT, 'FR');
    expect(sent).toEqual(['/analytics/ga/collect/fr']);
  });
});
