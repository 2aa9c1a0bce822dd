import { contentEntries } from '../catalogue/content/entries.ts';
import { fileNameOf, readEntry, writeEntry } from './entry-file.ts';

const promoBar = {
  pages: ['home'],
  promoBar: {
    campaign: 'winter',
    category: 'promo',
    flow: 'booking',
    internalCode: 'winter',
    links: [{ internalCode: 'snow', label: 'Neige', newTab: false, url: '/sejours', variation: 'default', colorPalette: 'sun' }],
  },
};
const faultsIn = (name: string, body: unknown): string[] => {
  const read = readEntry(name, typeof body === 'string' ? body : JSON.stringify(body));
  return read.kind === 'faulty' ? read.faults.map(({ path, right }) => `${path}: ${right}`) : [];
};

describe('a content file', () => {
  test('of the demo reads as it was written, all of them', () => {
    for (const entry of contentEntries()) {
      const read = readEntry(fileNameOf(entry), writeEntry(entry));
      expect(read).toEqual({
        kind: 'entry',
        entry: { locale: entry.locale, kind: entry.kind, key: entry.key, body: JSON.parse(JSON.stringify(entry.body)) },
      });
    }
  });

  test('names every fault with its place and what is right', () => {
    const [link] = promoBar.promoBar.links;
    const links = [
      { ...link, variation: 'pink', url: 'javascript:alert(1)', colour: 'sun' },
      { ...link, label: undefined, newTab: 'no' },
    ];
    expect(faultsIn('fr_FR/promo-bar/winter.json', { pages: ['home', 'kitchen'], promoBar: { ...promoBar.promoBar, links } })).toEqual([
      'pages.1: is one of home, search, product',
      'promoBar.links.0.colour: is not known; known are internalCode, label, newTab, url, variation, colorPalette',
      expect.stringMatching(/^promoBar\.links\.0\.url: must match pattern/),
      'promoBar.links.0.variation: is one of default, black',
      'promoBar.links.1.label: is needed',
      expect.stringMatching(/^promoBar\.links\.1\.newTab: must be boolean/),
    ]);
  });

  test('of a home page names the kinds of block that there are', () => {
    expect(faultsIn('fr_FR/homepage/booking.json', { blocks: [{ type: 'Carousel' }] })).toContain(
      'blocks.0.type: is one of TopSearchResults, BestBoxes, JumbotronPromo, MainUSP, PromoCards, TargetedBanner, GiftBlock, TopBar',
    );
  });

  test.each([
    ['de_DE/promo-bar/winter.json', /is named/],
    ['fr_FR/promobar/winter.json', /kinds are homepage/],
    ['fr_FR/promo-bar/Winter!.json', /is named/],
    ['fr_FR/promo-bar/a/b.json', /is named/],
  ])('called %s is refused', (name, right) => {
    expect(faultsIn(name, promoBar)[0]).toMatch(right);
  });

  test('that is no JSON says so', () => {
    expect(faultsIn('fr_FR/promo-bar/winter.json', '{ "pages": [')).toEqual([expect.stringMatching(/^: must be JSON/)]);
  });

  test('holds no markup outside rich text, and pictures in sizes that there are', () => {
    const page = { title: 'Notre <b>page</b>', description: 'Courte', updatedOn: '2030-01-02', content: { html: '<p>2 &lt; 3</p>' } };
    expect(faultsIn('fr_FR/static-page/cookies.json', page)).toEqual([expect.stringMatching(/^title: is plain text without markup/)]);
    const withPicture = (imageS: string) =>
      faultsIn('fr_FR/gift-block/home.json', {
        ...(contentEntries().find(({ kind }) => kind === 'gift-block')!.body as object),
        imageS,
      });
    expect(withPicture('/images/terrace-at-noon/750_528.webp')).toEqual([]);
    expect(withPicture('/images/terrace-at-noon/751_528.webp')).toEqual([
      expect.stringMatching(/^imageS: Pictures have no size "751_528"/),
    ]);
    expect(withPicture('/images/Terrace/750_528.webp')).toEqual([expect.stringMatching(/^imageS: A picture is \/images\//)]);
  });
});
