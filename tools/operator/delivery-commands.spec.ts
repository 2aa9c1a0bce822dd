import { checkoutClient, drainOutbox, orderOf } from '@shop/api/checkout-client';
import { readCsv } from '@shop/api/partners';
import { operatedShop } from './operated-shop.test-utils.ts';

const here = operatedShop();
const { command, file } = here;

const words = (text: string) => JSON.stringify({ fr: text, es: text, nl: text, it: text, en: text });

beforeAll(async () => {
  const texts = { title: words('Spa à deux'), description: words('Une nuit'), included_content: words('Une nuit') };
  const facts = { value_cents: 14_900, nights: 1, adults: 2, themes: ['spa'], images: ['lake-1'], rating: 4.5 };
  await here.shop.db
    .insertInto('box')
    .values({
      code: 'SPABOX',
      collection: 'SPA',
      format: 'physical',
      ...texts,
      ...facts,
      affiliate_id: 'aff',
      position: 1,
      published: true,
    })
    .execute();
  const fees = ['FR', 'NL'].flatMap((point_of_sale) => [point_of_sale, 'BE'].map((country) => ({ point_of_sale, country, cents: 690 })));
  await here.shop.db.insertInto('shipping_fee').values(fees).execute();
});

const feed = async (key: string, after = '0') => {
  const answer = await here.shop.app.inject({ url: `/gateway/partners/feed?after=${after}`, headers: { authorization: `Bearer ${key}` } });
  return { status: answer.statusCode, body: answer.json<{ messages: { id: string; parcel: { id: string } }[]; cursor: string }>() };
};
const mailsTo = (address: string) => [...here.shop.mails.values()].filter(({ to }) => to.address === address);

async function sellBox(locale: string, email: string) {
  const shippingAddress = { name: 'Luc Maes', addressLine: 'Rue Haute 1', postalCode: '1000', city: 'Bruxelles', country: 'BE' };
  const order = orderOf({ boxItem: { code: 'SPABOX', extras: ['candle'], shippingAddress } }, 14_900 + 990 + 690, { locale });
  const { bought } = await checkoutClient(here.shop.app).sell({ ...order, buyer: { ...order.buyer, email: { email } } });
  expect(bought.status).toBe(200);
}

test('a printed gift reaches the warehouse, and its tracking number the customer, by the operator’s commands', async () => {
  const extras = await file('extras.jsonl', [
    `{"kind":"extraCategory","id":"treats","description":${words('Douceurs')},"names":${words('Douceurs')},"singleSelection":false,"position":1}`,
    `{"kind":"extra","id":"candle","category":"treats","name":${words('Bougie')},"image":"spa-1","recommended":true,"priceCents":990,"position":1}`,
  ]);
  expect(await command('catalogue', 'import', extras, '--only', 'extras')).toMatchObject({
    code: 0,
    out: '1 extraCategory, 1 extra count from now on\n',
  });

  const depot = '{"id":"depot","name":"Depot","locale":"fr_FR","channel":"feed","warehouse":true}';
  const named = await command('partners', 'import', await file('partners.jsonl', [depot]));
  expect(named.code).toBe(0);
  const first = /depot {2}key {2}(partner_\S+)/.exec(named.out)![1]!;

  await sellBox('fr_FR', 'claire@example.com');
  await sellBox('nl_NL', 'anke@example.com');
  const { messages, cursor } = (await feed(first)).body;
  expect(messages).toHaveLength(2);

  const key = /depot {2}key {2}(partner_\S+)/.exec((await command('partners', 'secret', 'depot')).out)![1]!;
  expect([(await feed(first)).status, (await feed(key)).status]).toEqual([401, 200]);
  expect((await command('partners', 'resend', messages[0]!.id)).out).toBe(`Message ${messages[0]!.id} is sent once more\n`);
  expect((await feed(key, cursor)).body.messages.map(({ id }) => id)).toEqual([messages[0]!.id]);

  const list = await command('orders', 'parcels', '--state', 'toPack', '--codes');
  const [head, ...rows] = readCsv(list.out);
  const codes = (await here.shop.db.selectFrom('gift_voucher').select('code').execute()).map(({ code }) => code);
  expect(rows.map((row) => row[head!.indexOf('parcel')]).sort()).toEqual(messages.map(({ parcel }) => parcel.id).sort());
  expect(rows.map((row) => row[head!.indexOf('codes')]).sort()).toEqual(codes.sort());
  expect(rows[0]).toEqual(expect.arrayContaining(['Luc Maes', 'Rue Haute 1', '1000', 'Bruxelles', 'Spa à deux', 'Bougie']));

  const report = (...lines: string[]) => ['parcel,state,carrier,tracking', ...lines];
  const [claire, anke] = messages.map(({ parcel }) => parcel.id);
  const wrong = await command('orders', 'parcels-import', await file('wrong.csv', report(`${claire},sent,,`, `${anke},lost,,`)));
  expect(wrong.code).toBe(1);
  expect(wrong.error.split('\n').slice(0, 3)).toEqual([
    'line 2: carrier is needed where state is sent',
    'line 3: state is one of toPack, sent, returned, cancelled',
    '2 bad lines: nothing was changed',
  ]);
  const sent = await file('sent.csv', report(`${claire},sent,Colissimo,6A123456`, `${anke},sent,PostNL,3S987654`));
  expect(await command('orders', 'parcels-import', sent)).toMatchObject({ code: 0, out: '2 parcels changed\n' });
  expect(await command('orders', 'parcels-import', sent)).toMatchObject({ code: 0, out: '0 parcels changed\n' });
  await drainOutbox(here.shop.outbox);
  const news = mailsTo('claire@example.com').filter(({ subject }) => subject.startsWith('Votre cadeau est en route'));
  expect(news).toHaveLength(1);
  expect(news[0]!.text).toMatch(/Transporteur.*Colissimo[\s\S]*Numéro de suivi.*6A123456/);
  expect(news[0]!.text).not.toContain(codes[0]);
  expect(mailsTo('anke@example.com').find(({ subject }) => subject.startsWith('Je cadeau is onderweg'))!.text).toContain('3S987654');

  const exported = await command('orders', 'export', '--format', 'csv');
  const [columns, ...orders] = readCsv(exported.out);
  expect(orders.map((order) => order[columns!.indexOf('format')])).toEqual(['physical', 'physical']);
  expect(exported.error).toMatch(/The next cursor is \d+/);
}, 240_000);
