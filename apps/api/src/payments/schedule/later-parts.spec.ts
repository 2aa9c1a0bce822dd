import { findAllImbalances } from '../../ledger/find-imbalances.ts';
import { scheduleOf } from '../../orders/instalments.ts';
import { PLAN_PROVIDERS, type Means } from './plan-providers.test-utils.ts';
import { shopOfPlans, type PaidLater } from './paid-later.test-utils.ts';

describe.each(PLAN_PROVIDERS)('the later parts of a plan at %s', (_, openProvider) => {
  const shop = shopOfPlans(openProvider);
  const { book, on, money, mailsTo, statuses, leasesEnd } = shop;
  const taken = (uuid: string) => shop.provider().taken(uuid);
  /** Another round of a day, after the process that had a charge under way is gone. */
  const again = async (day: string) => {
    await leasesEnd();
    await on(day);
  };
  const payByThemselves = (booking: PaidLater, number: number, means: Means = 'card') =>
    shop.payByThemselves(booking, number, (id) => shop.provider().pay(id, means));
  const declinedMails = (email: string) => mailsTo(email).filter((subject) => subject.includes('refusé'));
  const part = async (uuid: string, number: number) => (await scheduleOf(shop.db, uuid))[number - 1]!;

  afterEach(async () => expect(await findAllImbalances(shop.db, { graceMinutes: 0 })).toEqual([]));

  test('are debited once each where a bank’s page paid the first, however many days a debit takes', async () => {
    const { uuid, email } = await book('3x', 'bank');
    for (const day of ['2030-07-01', '2030-07-02', '2030-07-04']) await again(day);
    expect(await statuses(uuid)).toEqual(['paid', 'charging', 'planned']);
    expect(await taken(uuid)).toEqual([8_360]);
    await shop.provider().endDebits('arrive');
    await again('2030-07-05');
    await again('2030-07-06');
    expect(await taken(uuid)).toEqual([8_360, 8_000]);
    await on('2030-08-01');
    await shop.provider().endDebits('arrive');
    await again('2030-08-05');
    expect(await taken(uuid)).toEqual([8_360, 8_000, 8_000]);
    expect(await money(uuid)).toEqual({ status: 'paid', charged: 24_360, refunded: 0 });
    expect(mailsTo(email).filter((subject) => subject.includes('reçu'))).toHaveLength(2);
  });

  test('are debited again the day after a debit came back, which is told', async () => {
    const { uuid, email } = await book('3x', 'bank');
    await on('2030-07-01');
    await shop.provider().endDebits('comeBack');
    await again('2030-07-04');
    expect(await part(uuid, 2)).toMatchObject({ status: 'failed', decline_code: 'insufficient_funds', next_attempt_on: '2030-07-05' });
    expect(declinedMails(email)).toHaveLength(1);
    await again('2030-07-05');
    await shop.provider().endDebits('arrive');
    await again('2030-07-09');
    expect(await taken(uuid)).toEqual([8_360, 8_000]);
    expect(await statuses(uuid)).toEqual(['paid', 'paid', 'planned']);
  });

  test('are taken by the card with which the customer paid a debit that came back', async () => {
    const booking = await book('3x', 'bank');
    await on('2030-07-01');
    await shop.provider().endDebits('comeBack');
    await again('2030-07-04');
    const { answer } = await payByThemselves(booking, 2);
    expect(answer.status).toBe(200);
    for (const day of ['2030-07-05', '2030-07-08', '2030-08-01']) await again(day);
    expect(await statuses(booking.uuid)).toEqual(['paid', 'paid', 'paid']);
    expect(await taken(booking.uuid)).toEqual([8_360, 8_000, 8_000]);
  });

  test('are not charged beside a customer who pays a debit that came back', async () => {
    const booking = await book('3x', 'bank');
    await on('2030-07-01');
    await shop.provider().endDebits('comeBack');
    await again('2030-07-04');
    const { body: begun } = await shop.payment(booking, 2);
    await again('2030-07-05');
    expect(await statuses(booking.uuid)).toEqual(['paid', 'failed', 'planned']);
    await shop.provider().pay(begun.paymentIntentId, 'card');
    await shop.complete(booking, 2, begun.paymentIntentId);
    await again('2030-07-06');
    expect(await taken(booking.uuid)).toEqual([8_360, 8_000]);
  });

  test('of a card whose bank asks each time are told as declined, and paid once by a customer who answers it', async () => {
    const booking = await book('3x', 'cardThatAsks');
    await on('2030-07-01');
    expect(await part(booking.uuid, 2)).toMatchObject({ status: 'failed', decline_code: 'authentication_required' });
    expect(declinedMails(booking.email)).toHaveLength(1);
    expect((await payByThemselves(booking, 2, 'cardThatAsks')).answer.status).toBe(200);
    for (const day of ['2030-07-02', '2030-07-04', '2030-07-06']) await on(day);
    expect(await taken(booking.uuid)).toEqual([8_360, 8_000]);
    expect(declinedMails(booking.email)).toHaveLength(1);
  });

  test('of a card that has expired are tried on four days, and then the booking ends by its policy', async () => {
    const { uuid, email } = await book('3x', 'card');
    await shop.provider().declineKept((await part(uuid, 1)).intent_id!);
    for (const [tried, day] of ['2030-07-01', '2030-07-02', '2030-07-04', '2030-07-06'].entries()) {
      await on(day);
      expect(await part(uuid, 2)).toMatchObject({ attempts: tried + 1, decline_code: shop.provider().declineCode });
    }
    await on('2030-07-07');
    expect(await taken(uuid)).toEqual([8_360]);
    expect(await money(uuid)).toEqual({ status: 'cancelled', charged: 8_360, refunded: 3_200 });
    expect(declinedMails(email)).toHaveLength(3);
    expect(mailsTo(email).at(-1)).toBe('Votre réservation N est annulée faute de paiement');
  });

  test('wait out a day on which the provider is away: nobody is dunned, and each is charged the day after', async () => {
    const { uuid, email } = await book('3x', 'card');
    shop.provider().network.isDown = true;
    await on('2030-07-01');
    await again('2030-07-01');
    expect(await part(uuid, 2)).toMatchObject({ status: 'charging', attempts: 1, decline_code: null });
    shop.provider().network.isDown = false;
    await again('2030-07-02');
    await again('2030-07-03');
    expect(await taken(uuid)).toEqual([8_360, 8_000]);
    expect(declinedMails(email)).toEqual([]);
    expect(await statuses(uuid)).toEqual(['paid', 'paid', 'planned']);
  });

  test('are charged once when the answer of the provider is lost, also when it comes a day later', async () => {
    const { uuid } = await book('3x', 'card');
    shop.provider().network.losesCharge = true;
    await on('2030-07-01');
    expect(await statuses(uuid)).toEqual(['paid', 'charging', 'planned']);
    await again('2030-07-03');
    expect(await taken(uuid)).toEqual([8_360, 8_000]);
    expect(await statuses(uuid)).toEqual(['paid', 'paid', 'planned']);
  });

  test('stay one charge each when another card has paid a later one while a debit was on its way', async () => {
    const booking = await book('3x', 'bank');
    await on('2030-07-01');
    expect((await payByThemselves(booking, 3)).answer.status).toBe(200);
    for (const day of ['2030-07-02', '2030-07-04']) await again(day);
    await shop.provider().endDebits('arrive');
    await again('2030-07-05');
    expect(await taken(booking.uuid)).toHaveLength(3);
    expect(await statuses(booking.uuid)).toEqual(['paid', 'paid', 'paid']);
    expect(await money(booking.uuid)).toEqual({ status: 'paid', charged: 24_360, refunded: 0 });
  });
});
