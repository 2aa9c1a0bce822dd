import { LOCALES, type PersonalData } from '@shop/contracts';
import { axeFaults } from '@shop/testing/axe';
import { showDocument } from '@shop/testing/show-document';
import { exportPage } from './export-page.ts';

const NOTHING = { sessions: [], passkeys: [], wishlist: [], orders: [], cards: [], paymentCustomers: [], newsletter: [], messages: [] };
const DATA: PersonalData = {
  ...{ ...NOTHING, exportedAt: '2030-06-01T22:30:00Z', gifts: { bought: [], received: [] } },
  profile: {
    ...{ accountId: 'a1', email: 'anne@example.com', civility: 'MRS', firstName: 'Anne', lastName: 'Durand', phoneNumber: null },
    ...{ addressLine: null, postalCode: null, city: null, country: null, locale: 'fr_FR' },
  },
};

test.each(LOCALES)(
  'what a customer takes along reads well in %s: axe objects to nothing, and the day is that of the point of sale',
  async (locale) => {
    showDocument(exportPage(DATA, locale));
    expect(document.querySelectorAll('h2')).toHaveLength(11);
    expect(document.querySelector('main > p')?.textContent).toMatch(/\b2 (de )?\p{L}+ (de )?2030/u);
    expect(await axeFaults()).toEqual([]);
  },
);

test('what is empty has no label, and a section without entries says so', () => {
  showDocument(exportPage(DATA, 'en_GB'));
  const labels = [...document.querySelectorAll('dt')].map(({ textContent }) => textContent);
  expect(labels).toEqual(['Title', 'First name', 'Last name', 'E-mail address', 'Language']);
  expect([...document.querySelectorAll('section > p')].map(({ textContent }) => textContent)).toEqual(Array(10).fill('Nothing'));
});

/** Each label with what stands behind it, entries inside an entry in brackets. */
const rowsOf = (list: Element): string[] =>
  [...list.querySelectorAll(':scope > dt')].map((label) => {
    const value = label.nextElementSibling!;
    const inner = value.querySelector('dl');
    return `${label.textContent} = ${inner ? `[${rowsOf(inner).join('; ')}]` : value.textContent}`.replace(/\u00a0|\u202f/g, ' ');
  });
const ordersOf = (order: Record<string, unknown>) => {
  showDocument(exportPage({ ...DATA, orders: [order] }, 'nl_BE'));
  return rowsOf(document.querySelectorAll('section')[1]!.querySelector('dl')!);
};

test('what belongs together stands together: amounts, days, countries and words as the shop writes them', () => {
  expect(
    ordersOf({
      ...{ bookingNumber: '10000001', kind: 'gift', status: 'paid', amountCents: 4_500, locale: 'nl_BE' },
      parts: { product: 5_000, extras: 0, shipping: 0, insurance: 0, paymentFee: 0, promotion: 500, gifts: 0 },
      gift: {
        kind: 'GIFTCARD',
        value: 5_000,
        shippingAddress: { name: 'Bram', country: 'BE' },
        sendAt: { day: '2030-12-24', time: '18:00' },
      },
      changes: [{ status: 'failed', stay: { period: { checkin: '2030-07-11', nights: 2 } } }],
    }),
  ).toEqual([
    ...['Nummer van boeking of bestelling = 10000001', 'Soort = Cadeau', 'Status = Betaald', 'Bedrag = € 45'],
    'Prijs = [Verblijf of cadeau = € 50; Kortingscode = € −5]',
    'Taal = Nederlands (België)',
    'Cadeau = [Soort = Cadeaubon; Waarde = € 50; Versturen per e-mail = [Dag = dinsdag 24 december 2030; Tijd = 18.00 uur]; Levering = [Naam = Bram; Land = België]]',
    'Wijziging = [Status = Niet uitgevoerd; Aankomst = donderdag 11 juli 2030; Nachten = 2]',
  ]);
});

test('a value that no word is known for is shown as it is, and breaks nothing', () => {
  expect(ordersOf({ status: 'archived', locale: 'fr_BE_x', buyer: { country: 'Belgique' } })).toEqual([
    ...['Status = archived', 'Koper = [Land = Belgique]', 'Taal = fr_BE_x'],
  ]);
});
