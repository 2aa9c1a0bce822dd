import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pdfText } from '../documents/pdf-text.test-utils.ts';
import { mailMessage } from '../mail/mail-message.ts';
import { BUYER, drainOutbox, orderCookie, orderOf, stayItems } from '../testing/checkout-client.ts';
import { shopOfFile } from '../testing/shop-of-file.test-utils.ts';
import { readPartnerSenders } from './partner-senders.ts';

const PARTNER = 360;
const brands = mkdtempSync(join(tmpdir(), 'brands-'));
const pack = {
  ...{ id: 'sunday', name: 'Sunday', minisiteId: PARTNER, hosts: { 'sunday.example': { '': 'fr_FR' } }, tokens: {} },
  ...{ logo: 'logo.svg', favicon: 'logo.svg', legal: { fr_FR: 'Partenaire.' }, sender: 'Sunday avec Escale' },
};
writeBrand('sunday', pack);
writeBrand('nameless', { ...pack, minisiteId: 97, sender: '' });

function writeBrand(id: string, body: object): void {
  mkdirSync(join(brands, id));
  writeFileSync(join(brands, id, 'brand.json'), JSON.stringify(body));
  writeFileSync(
    join(brands, id, 'logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40"><path d="M0 0h80v40H0z"/></svg>',
  );
}

const shop = shopOfFile({ brands });

async function sold(email: string, minisiteId?: number) {
  const stay = stayItems().shortStayItem;
  const items = { shortStayItem: { ...stay, reservationCriteria: { ...stay.reservationCriteria, ...(minisiteId && { minisiteId }) } } };
  const { opened } = await shop.checkout.sell(orderOf(items, 12_000, { buyer: { ...BUYER, email: { email } } }));
  await drainOutbox(shop.outbox);
  const url = `/gateway/orders/${opened.orderUUID as string}/confirmation.pdf`;
  const { rawPayload } = await shop.app.inject({ url, headers: orderCookie(url) });
  return { mail: [...shop.mails.values()].find(({ to }) => to.address === email)!, document: pdfText(rawPayload) };
}

/** Where the links of a mail lead: the shop, and the language where the shop has a prefix for it. */
const addressesIn = (text: string) => [
  ...new Set([...text.matchAll(/https?:\/\/[^/\s]+\/(?:[a-z]{2}_[A-Z]{2}\/)?/g)].map(([address]) => address)),
];

test('mails and documents of an order that a partner brought are signed with the partner’s name and mark @MINI-001', async () => {
  const { mail, document } = await sold('sunday@example.com', PARTNER);
  expect(mail.from.name).toBe('Sunday avec Escale');
  expect(mail.text).toMatch(
    /\nSunday avec Escale\n\nChoisir les e-mails que je reçois\u00A0: http:\/\/sunday\.example\/gateway\/mail-preferences\/fr_FR\/[\w-]+\n$/,
  );
  expect(mail.html).toMatch(/<img src="cid:mark@mail" alt="" width="64" height="32"/);
  expect([mail.text, mail.html, document].join()).not.toContain('Test shop');
  expect(document).toMatch(/^Sunday avec Escale /);
  expect(addressesIn(mail.text)).toEqual(['http://sunday.example/']);
  const mark = (await mailMessage(mail)).attachments!.find((part) => part.cid === 'mark@mail')!;
  expect((mark.content as Buffer).equals(mail.mark!)).toBe(true);
});

test('an order that a brand without a page of content brought counts for it, and one of a number that nobody has is refused', async () => {
  const ordersOf = () => shop.db.selectFrom('purchase').select('minisite_id').where('email', '=', 'counted@example.com').execute();
  await sold('counted@example.com', PARTNER);
  expect(await ordersOf()).toEqual([{ minisite_id: PARTNER }]);
  const stay = stayItems().shortStayItem;
  const items = { shortStayItem: { ...stay, reservationCriteria: { ...stay.reservationCriteria, minisiteId: 361 } } };
  expect(await shop.checkout.start(orderOf(items, 12_000))).toMatchObject({
    status: 400,
    body: { field: 'items.shortStayItem.reservationCriteria.minisiteId' },
  });
});

test('those of any other order are signed by the shop', async () => {
  const { mail, document } = await sold('own@example.com');
  expect(mail.from.name).toBe('Test shop');
  expect(mail.html).toMatch(/<img src="cid:mark@mail" alt="" width="32" height="32"/);
  expect(mail.mark).toBeUndefined();
  expect(addressesIn(mail.text)).toEqual(['http://shop.test/fr_FR/', 'http://shop.test/']);
  expect(document).toMatch(/^Test shop /);
});

test('a brand that cannot be read is reported, and the others sign', async () => {
  const reported: string[] = [];
  const senders = await readPartnerSenders(brands, { publicOrigin: 'https://shop.example', tell: (sentence) => reported.push(sentence) });
  expect([...senders.keys()]).toEqual([PARTNER]);
  expect(reported).toEqual([expect.stringMatching(/^Mails of the brand nameless are signed by the shop: /)]);
  expect((await readPartnerSenders(undefined, { publicOrigin: 'https://shop.example', tell: () => undefined })).size).toBe(0);
});
