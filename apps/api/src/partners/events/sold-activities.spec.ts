import { stockActivities } from '../../activities/activity-rows.test-utils.ts';
import { drainOutbox, orderOf } from '../../testing/checkout-client.ts';
import { shopOfFile } from '../../testing/shop-of-file.test-utils.ts';
import { aPartner, cancel, sendPartnerMessages, withPartners } from '../partner-shop.test-utils.ts';

const shop = shopOfFile();

beforeAll(async () => {
  await stockActivities(shop.db);
  const hours = JSON.stringify({ fr: 'Tous les jours, 9 h - 19 h', nl: 'Elke dag van 9 tot 19 uur', es: 'x', it: 'x' });
  await shop.db.updateTable('activity_center').set({ telephone: '+33199008001', hours }).where('id', '=', 8001).execute();
  const centre = (id: number) => [{ kind: 'activityCentre', placeId: id } as const];
  await withPartners(
    shop,
    aPartner({ id: 'baths', places: centre(8001) }),
    aPartner({ id: 'paddles', locale: 'nl_NL', places: centre(8002) }),
  );
});
beforeEach(() => shop.mails.clear());

const mailsTo = (address: string) => [...shop.mails.values()].filter(({ to }) => to.address === address);

async function sell(activityId: string, amount: number, change: object = {}) {
  const items = { activityItem: { activityId, adults: 2, ...change } };
  const { opened, bought } = await shop.checkout.sell(orderOf(items, amount));
  expect(bought.status).toBe(200);
  await drainOutbox(shop.outbox);
  await sendPartnerMessages(shop);
  const { order_uuid: uuid, code } = await shop.db
    .selectFrom('gift_voucher')
    .select(['order_uuid', 'code'])
    .where('order_uuid', '=', opened.orderUUID)
    .executeTakeFirstOrThrow();
  const { booking_number: number } = await shop.db
    .selectFrom('purchase')
    .select('booking_number')
    .where('uuid', '=', uuid!)
    .executeTakeFirstOrThrow();
  return { uuid: uuid!, code, number };
}

test('a centre hears of a voucher that was sold for its activity, by the order’s number and never by its code', async () => {
  const { code, number } = await sell('70001', 5_700);
  const [mail, ...others] = mailsTo('baths@partner.example');
  expect(others).toEqual([]);
  expect(mail!.subject).toBe(`Bon vendu pour une activité chez vous, commande ${number}`);
  for (const fact of ['Deux heures aux bains', 'Bains', '2 adultes', '1er juin 2031', `Commande\u00A0: ${number}`])
    expect(mail!.text).toContain(fact);
  expect(mail!.text + mail!.html).not.toContain(code);
  expect(mailsTo('paddles@partner.example')).toEqual([]);
});

test('every centre that runs a part of it hears, each in its language', async () => {
  const row = await shop.db.selectFrom('activity_product').select('sell_cents').where('id', '=', 70002).executeTakeFirstOrThrow();
  await sell('70002', row.sell_cents[0]!);
  expect(mailsTo('baths@partner.example')).toHaveLength(1);
  expect(mailsTo('paddles@partner.example').map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Voucher verkocht voor een activiteit/),
  ]);
});

test('a voucher that is given back is cancelled for the centre', async () => {
  const { uuid, number } = await sell('70001', 5_700);
  expect((await cancel(shop, uuid, 5_700)).status).toBe(200);
  await sendPartnerMessages(shop);
  expect(mailsTo('baths@partner.example').map(({ subject }) => subject)).toEqual([
    `Bon vendu pour une activité chez vous, commande ${number}`,
    `Bon annulé, commande ${number}`,
  ]);
});

test('the holder of the voucher reads whom to call, when, and which number to name', async () => {
  const { code, number } = await sell('70001', 5_700, { recipientEmail: 'luc@example.com' });
  const [mail] = mailsTo('luc@example.com');
  for (const fact of [
    code,
    number,
    'Les Bains du Lac, 1 quai du Lac, 74000 Annecy',
    '01\u00A099\u00A000\u00A080\u00A001',
    'Tous les jours, 9 h - 19 h',
  ])
    expect(mail!.text).toContain(fact);
  expect(mail!.text).toContain('appelez le centre');
  expect(mail!.text).not.toContain('Choisir mon séjour');
});
