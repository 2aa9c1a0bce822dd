import { faultsOfBrand, type BrandFiles } from './brand-faults.ts';

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h40v20H0z"/></svg>';
const PACK = {
  id: 'partner',
  name: 'Partner',
  minisiteId: 360,
  hosts: { 'shop.partner.example': { '': 'fr_FR', '/be': 'fr_BE' } },
  tokens: { action: '#b3261e' },
  logo: 'logo.svg',
  favicon: 'logo.svg',
  legal: { fr_FR: 'Le partenaire.', fr_BE: 'Le partenaire.' },
  sender: 'Partner',
};

const faults = (change: object, { svg = LOGO, name = 'partner' } = {}) =>
  faultsOfBrand({ name, pack: { ...PACK, ...change }, svg: (file) => (file === 'logo.svg' ? svg : undefined) } satisfies BrandFiles);

test('a whole brand has no fault', () => {
  expect(faults({})).toEqual([]);
});

test('a contrast that cannot be read is refused, with the pair and the figure @MINI-001', () => {
  expect(faults({ tokens: { action: '#e0604d' } })).toContain(
    'tokens: text-on-action on action has a contrast of 3.52 to 1, 4.5 to 1 is needed',
  );
});

test('a role that nobody knows, a colour that is none, and a value that leaves its rule are refused', () => {
  expect(faults({ tokens: { shout: '#000000' } })).toEqual(['tokens: shout is no role of the design system']);
  expect(faults({ tokens: { action: 'red' } })).toContain('tokens: action is "red", a colour is written #rrggbb');
  expect(faults({ tokens: { radius: '0; } body { display: none' } })[0]).toMatch(/^tokens: .*no plain value/);
});

test.each([
  ['a script', LOGO.replace('</svg>', '<script>alert(1)</script></svg>'), 'logo: logo.svg holds a script'],
  ['an event handler', LOGO.replace('<path', '<path onclick="x()"'), 'logo: logo.svg holds an event handler'],
  ['another house’s file', LOGO.replace('</svg>', '<a href="https://evil.example">x</a></svg>'), 'logo: logo.svg refers to another file'],
  [
    'a style of another house',
    LOGO.replace('<path', '<path style="fill:url(https://evil.example)"'),
    'logo: logo.svg refers to another file',
  ],
  ['too much', LOGO.replace('/></svg>', `/>${'<path d="M0 0"/>'.repeat(600)}</svg>`), 'logo: logo.svg has 9691 bytes, 8000 is the most'],
  ['no picture', '<html></html>', 'logo: logo.svg is no SVG picture'],
])('a logo with %s is refused', (_, svg, fault) => {
  expect(faults({}, { svg })).toContain(fault);
});

test('a missing file, a missing legal text and a link that is not https are refused', () => {
  expect(faults({ logo: 'mark.svg' })).toEqual(['logo: there is no file mark.svg']);
  expect(faults({ legal: { fr_FR: 'Le partenaire.' } })).toEqual(['legal: there is no text in fr_BE, in which the brand is shown']);
  for (const url of ['http://partner.example', 'javascript:alert(1)', '//partner.example', 'partner.example'])
    expect(faults({ header: { fr_FR: [{ label: 'Le magazine', url }] } })).toEqual([
      `header.fr_FR: "Le magazine" leads to ${url}: give an address with https:, or a path of the shop`,
    ]);
  expect(faults({ footer: { fr_FR: [{ label: 'Aide', url: '/contact' }] } })).toEqual([]);
});

test.each([
  ['a host with a capital', { hosts: { 'Shop.Partner.example': { '': 'fr_FR' } } }, '/hosts', 'Shop.Partner.example'],
  ['a host with its protocol', { hosts: { 'https://shop.partner.example': { '': 'fr_FR' } } }, '/hosts', 'https://shop.partner.example'],
  ['a prefix without its slash', { hosts: { 'shop.partner.example': { '': 'fr_FR', be: 'fr_BE' } } }, '/hosts/shop.partner.example', 'be'],
  ['a legal text of no locale', { legal: { ...PACK.legal, fr: 'Le partenaire.' } }, '/legal', 'fr'],
  ['a footer of no locale', { footer: { 'fr-FR': [{ label: 'Aide', url: '/contact' }] } }, '/footer', 'fr-FR'],
  ['a link with more than it has', { header: { fr_FR: [{ label: 'Aide', url: '/contact', titel: 'x' }] } }, '/header/fr_FR/0', 'titel'],
  ['a name that brands do not have', { colour: 'red' }, '/', 'colour'],
])('%s is refused, and the key is named', (_, change, where, key) => {
  expect(faults(change)).toContain(`${where} may not have "${key}": correct the key, or leave it out`);
});

test('a brand bears the name of its folder, and nothing that nobody knows', () => {
  expect(faults({}, { name: 'other' })).toEqual(['id is "partner", and the folder is called "other": give both one name']);
  expect(faults({ colour: 'red' })).not.toEqual([]);
  expect(faults({ hosts: { 'shop.partner.example': { '': 'de_DE' } } })).not.toEqual([]);
});
