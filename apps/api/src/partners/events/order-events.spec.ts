import { shopOfFile } from '../../testing/shop-of-file.test-utils.ts';
import { aPartner, cancel, deliveredCatalogue, kayakOrder, move, sendPartnerMessages, withPartners } from '../partner-shop.test-utils.ts';

const shop = shopOfFile({ catalogue: deliveredCatalogue() });

beforeEach(async () => {
  shop.mails.clear();
  await withPartners(
    shop,
    aPartner({ id: 'marquisats' }),
    aPartner({ id: 'pont', locale: 'nl_NL', places: [{ kind: 'hotel', placeId: 2 }] }),
    aPartner({ id: 'kayaks', locale: 'en_GB', places: [{ kind: 'activityCentre', placeId: 7 }] }),
    aPartner({ id: 'canoes', places: [{ kind: 'activityCentre', placeId: 8 }] }),
  );
});

const reported = () =>
  [...shop.mails.values()]
    .filter(({ to }) => to.address.endsWith('@partner.example'))
    .map(({ to, subject, text }) => ({ who: to.address.split('@')[0]!, subject, text }));

async function sellOne() {
  const { opened, bought } = await shop.checkout.sell(kayakOrder());
  expect(bought.status).toBe(200);
  const { booking_number } = await shop.db
    .selectFrom('purchase')
    .select('booking_number')
    .where('uuid', '=', opened.orderUUID)
    .executeTakeFirstOrThrow();
  return { uuid: opened.orderUUID as string, number: booking_number };
}

test('a booking reaches the hotel and the centre that runs its activity, each in their language', async () => {
  const { number } = await sellOne();
  await sendPartnerMessages(shop);
  const mails = Object.fromEntries(reported().map((mail) => [mail.who, mail]));
  expect(Object.keys(mails).sort()).toEqual(['kayaks', 'marquisats']);
  expect(mails.marquisats!.subject).toBe(`Nouvelle réservation ${number}, mercredi 12 juin 2030`);
  for (const fact of [
    'Marie Durand',
    '+33612345678',
    'Chambre double',
    '13 juin 2030',
    '2 adultes',
    'A quiet room, please',
    'Petit-déjeuner',
  ])
    expect(mails.marquisats!.text).toContain(fact);
  expect(mails.kayaks!.text).toContain('Kayak outing (Thursday 13 June 2030)');
  expect(mails.kayaks!.text).toContain('Hôtel des Marquisats');
});

test('nobody who delivers is told what was paid, or the address of the customer', async () => {
  await sellOne();
  await sendPartnerMessages(shop);
  // The booking number and the links hold random digits.
  const texts = reported().map(({ text }) => text.replace(/https?:\S+|\b\d{8}\b/g, ''));
  for (const text of texts) expect(text).not.toMatch(/120|€|marie\.durand@|4242/);
  const contents = await shop.db.selectFrom('partner_message').select('content').execute();
  expect(JSON.stringify(contents)).not.toMatch(/cents|amount|marie\.durand@/);
});

test('a change is told with what it was before', async () => {
  const { uuid, number } = await sellOne();
  expect((await move(shop, uuid, { checkin: '2030-06-19', checkout: '2030-06-20' })).status).toBe(200);
  await sendPartnerMessages(shop);
  const subjects = reported().map(({ who, subject }) => `${who}: ${subject}`);
  expect(subjects).toEqual(
    expect.arrayContaining([
      `marquisats: Nouvelle réservation ${number}, mercredi 12 juin 2030`,
      `marquisats: Réservation ${number} modifiée, mercredi 19 juin 2030`,
      `kayaks: Booking ${number} changed, Thursday 20 June 2030`,
    ]),
  );
  expect(reported().find(({ subject }) => subject.includes('modifiée'))!.text).toContain('Jusqu’ici, Arrivée\u00A0: mercredi 12 juin 2030');
});

test('a booking that moves to another hotel is cancelled for the one and booked for the other', async () => {
  const { uuid } = await sellOne();
  await sendPartnerMessages(shop);
  shop.mails.clear();
  expect((await move(shop, uuid, { offerId: '201', checkin: '2030-06-12', checkout: '2030-06-13' })).status).toBe(200);
  await sendPartnerMessages(shop);
  expect(
    reported()
      .map(({ who, subject }) => `${who} ${subject.replace(/\d{8}.*/, '')}`.trim())
      .sort(),
  ).toEqual(['canoes Nouvelle réservation', 'kayaks Booking', 'marquisats Réservation', 'pont Nieuwe boeking']);
});

test('a cancelled booking is cancelled for everybody who expects it, after they heard of it', async () => {
  const { uuid, number } = await sellOne();
  expect((await cancel(shop, uuid)).status).toBe(200);
  await sendPartnerMessages(shop);
  const ofHotel = reported().filter(({ who }) => who === 'marquisats');
  expect(ofHotel.map(({ subject }) => subject)).toEqual([
    `Nouvelle réservation ${number}, mercredi 12 juin 2030`,
    `Réservation ${number} annulée, mercredi 12 juin 2030`,
  ]);
});

test('an order that was not paid is told to nobody', async () => {
  const before = await shop.db.selectFrom('partner_message').select('id').execute();
  const { body } = await shop.checkout.start(kayakOrder());
  await shop.checkout.pay(body.paymentIntentId, '4000000000000002');
  await sendPartnerMessages(shop);
  expect(reported()).toEqual([]);
  expect(await shop.db.selectFrom('partner_message').select('id').execute()).toHaveLength(before.length);
});

test('a hotel without a partner keeps its messages until somebody is named who hears them', async () => {
  await shop.db.deleteFrom('delivery_place').where('kind', '=', 'hotel').execute();
  const { number } = await sellOne();
  await sendPartnerMessages(shop);
  expect(reported().map(({ who }) => who)).toEqual(['kayaks']);
  await withPartners(shop, aPartner({ id: 'newcomer' }));
  await sendPartnerMessages(shop);
  expect(reported().at(-1)).toMatchObject({ who: 'newcomer', subject: expect.stringContaining(number) });
});

test('a message that failed is not sent after one that followed it', async () => {
  const { uuid } = await sellOne();
  const ofHotel = shop.db.updateTable('partner_message').where('purchase_uuid', '=', uuid).where('kind', '=', 'hotel');
  await ofHotel.set({ state: 'failed' }).execute();
  expect((await cancel(shop, uuid)).status).toBe(200);
  await sendPartnerMessages(shop);
  shop.mails.clear();
  await withPartners(shop, aPartner({ id: 'marquisats' }));
  await sendPartnerMessages(shop);
  expect(reported()).toEqual([]);
});
