import { drainOutbox } from '../../testing/checkout-client.ts';
import { shopOfFile } from '../../testing/shop-of-file.test-utils.ts';
import { aPartner, deliveredCatalogue, kayakOrder, move, sendPartnerMessages, withPartners } from '../partner-shop.test-utils.ts';
import { answerMessage } from '../messages/answer-message.ts';
import { unansweredPartners } from '../messages/chase-partners.ts';

const shop = shopOfFile({ catalogue: deliveredCatalogue() });

beforeEach(async () => {
  shop.mails.clear();
  await shop.db.deleteFrom('partner_message').execute();
});

const sell = async () => (await shop.checkout.sell(kayakOrder())).opened.orderUUID as string;
const hoursPass = (hours: number) => void (shop.time.now = new Date(shop.time.now.getTime() + hours * 3_600_000));
const hotelMessage = () =>
  shop.db.selectFrom('partner_message').selectAll().where('kind', '=', 'hotel').orderBy('serial', 'desc').executeTakeFirstOrThrow();
const careMails = async () => {
  await drainOutbox(shop.outbox);
  return [...shop.mails].filter(([name]) => name.startsWith('partner-alert')).map(([, mail]) => mail);
};

describe('the page behind the link of a mail', () => {
  const linkIn = () =>
    new URL(
      /http:\/\/shop\.test\/gateway\/partners\S+/.exec(
        [...shop.mails.values()].find(({ to }) => to.address === 'reception@partner.example')!.text,
      )![0],
    ).pathname;
  const press = (url: string, form: Record<string, string>) =>
    shop.app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(form).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  beforeEach(async () => {
    await withPartners(shop, aPartner({ id: 'reception' }));
    await sell();
    await sendPartnerMessages(shop);
  });

  test('changes nothing when it is only opened, as mail scanners do', async () => {
    const page = await shop.app.inject(linkIn());
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain('Marie Durand');
    expect((await hotelMessage()).state).toBe('sent');
  });

  test('confirms once, however often the form is sent', async () => {
    for (let attempt = 0; attempt < 2; attempt++) {
      const answer = await press(linkIn(), { status: 'acknowledged' });
      expect([answer.statusCode, answer.body.includes('Merci, c’est confirmé.')]).toEqual([200, true]);
    }
    expect((await hotelMessage()).state).toBe('acknowledged');
  });

  test('reports a hotel’s refusal to customer care at once', async () => {
    const answer = await press(linkIn(), { status: 'refused', reason: 'The room is <b>flooded</b>' });
    expect(answer.statusCode).toBe(200);
    hoursPass(0.1);
    await sendPartnerMessages(shop);
    const [mail] = await careMails();
    expect(mail).toMatchObject({
      subject: expect.stringContaining('Hotel 1 cannot deliver, or has a question'),
      text: expect.stringContaining('They say: The room is <b>flooded</b>'),
    });
    expect(mail!.html).toContain('&lt;b&gt;flooded');
    expect((await unansweredPartners(shop.db, shop.time.now)).partners).toBe(1);
  });

  test('reports a refusal of the booking that comes after its change, and keeps its reason (a mail is answered late)', async () => {
    const link = linkIn();
    const { purchase_uuid, id } = await hotelMessage();
    expect((await move(shop, purchase_uuid, { checkin: '2030-06-19', checkout: '2030-06-20' })).status).toBe(200);
    await sendPartnerMessages(shop);
    hoursPass(0.1);
    expect((await press(link, { status: 'refused', reason: 'We are closed in June' })).statusCode).toBe(200);
    await sendPartnerMessages(shop);
    expect((await careMails()).map(({ text }) => text)).toEqual([expect.stringContaining('They say: We are closed in June')]);
    expect((await unansweredPartners(shop.db, shop.time.now)).messages).toBe(1);
    const changed = await hotelMessage();
    hoursPass(0.1);
    await answerMessage(shop.db, { id: changed.id, status: 'acknowledged' }, shop.time.now);
    expect((await unansweredPartners(shop.db, shop.time.now)).messages).toBe(0);
    const refused = await shop.db.selectFrom('partner_message').select(['state', 'answer']).where('id', '=', id).executeTakeFirst();
    expect(refused).toEqual({ state: 'refused', answer: 'We are closed in June' });
  });

  test('reports no refusal that a later message has replaced, as the metric counts none', async () => {
    const { purchase_uuid, id } = await hotelMessage();
    hoursPass(0.1);
    await answerMessage(shop.db, { id, status: 'refused', reason: 'We are closed on that day' }, shop.time.now);
    hoursPass(0.1);
    expect((await move(shop, purchase_uuid, { checkin: '2030-06-19', checkout: '2030-06-20' })).status).toBe(200);
    await sendPartnerMessages(shop);
    expect(await careMails()).toEqual([]);
    expect((await unansweredPartners(shop.db, shop.time.now)).messages).toBe(0);
  });

  test('ends thirty days after the stay, to read and to answer, also where nothing was deleted yet (D11)', async () => {
    const link = linkIn();
    const { ends_on } = await hotelMessage();
    const days = (count: number) => new Date(Date.parse(`${ends_on}T10:00:00Z`) + count * 86_400_000);
    shop.time.now = days(30);
    expect((await shop.app.inject(link)).statusCode).toBe(200);
    shop.time.now = days(31);
    const [page, answer] = [await shop.app.inject(link), await press(link, { status: 'acknowledged' })];
    expect([page.statusCode, answer.statusCode]).toEqual([404, 404]);
    expect(page.body).not.toContain('Durand');
    expect((await hotelMessage()).state).toBe('sent');
  });

  test('needs a reason to refuse, and opens by its own signature only', async () => {
    expect((await press(linkIn(), { status: 'refused', reason: ' ' })).json()).toMatchObject({ code: 'INVALID_FIELD', field: 'reason' });
    const [other] = [linkIn().replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))];
    // The last letter of base64url may hold bits that say nothing; the one before it does not.
    expect((await shop.app.inject(`${other.slice(0, -5)}AAAAA`)).statusCode).toBe(404);
    expect((await press(`${other.slice(0, -5)}AAAAA`, { status: 'acknowledged' })).statusCode).toBe(404);
    expect((await hotelMessage()).state).toBe('sent');
  });
});

describe('a partner who does not answer', () => {
  test('is reminded after a day, and reported to customer care after another', async () => {
    await withPartners(shop, aPartner({ id: 'reception' }));
    await sell();
    await sendPartnerMessages(shop);
    hoursPass(25);
    await sendPartnerMessages(shop);
    const subjects = () =>
      [...shop.mails.values()].filter(({ to }) => to.address === 'reception@partner.example').map(({ subject }) => subject.split(' ')[0]);
    expect(subjects()).toEqual(['Nouvelle', 'Rappel\u00A0:']);
    expect((await careMails()).filter(({ subject }) => subject.includes('Hotel 1'))).toEqual([]);
    hoursPass(25);
    await sendPartnerMessages(shop);
    expect((await careMails()).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('Hotel 1 was notified twice and has not answered'),
    );
    expect(subjects()).toHaveLength(2);
    hoursPass(25);
    await sendPartnerMessages(shop);
    expect((await careMails()).filter(({ subject }) => subject.includes('Hotel 1'))).toHaveLength(1);
  });

  test('is reported to customer care also where no partner is named for a place', async () => {
    await shop.db.deleteFrom('delivery_place').execute();
    await sell();
    hoursPass(25);
    await sendPartnerMessages(shop);
    expect((await careMails()).map(({ text }) => text)).toContainEqual(
      expect.stringContaining('Partner: none is registered for this place'),
    );
  });
});
