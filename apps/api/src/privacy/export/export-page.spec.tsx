import { LOCALES, type PersonalData } from '@shop/contracts';
import { axeFaults } from '@shop/testing/axe';
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
    document.write(exportPage(DATA, locale));
    document.close();
    expect(document.querySelectorAll('h2')).toHaveLength(10);
    expect(document.querySelector('main > p')?.textContent).toMatch(/\b2 (de )?\p{L}+ (de )?2030/u);
    expect(await axeFaults()).toEqual([]);
  },
);

test('what is empty has no label, and a section without entries says so', () => {
  document.write(exportPage(DATA, 'en_GB'));
  document.close();
  const labels = [...document.querySelectorAll('dt')].map(({ textContent }) => textContent);
  expect(labels).toEqual(['Title', 'First name', 'Last name', 'E-mail address', 'Language']);
  expect([...document.querySelectorAll('section > p')].map(({ textContent }) => textContent)).toEqual(Array(9).fill('Nothing'));
});
