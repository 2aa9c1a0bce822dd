import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { axeFaults } from './axe-faults.ts';
import { boughtOnce, fillSummary, purchaseOf, type Purchase } from './checkout-purchase.ts';
import { aBookableStay, type FoundStay } from './checkout-stays.ts';
import { addressOf, fillCard, mailsTo, openCheckout, orderOf, pay, roomsLeft, VISITS, type Wish } from './checkout-visit.ts';
import { alive } from './page-watch.ts';

interface Place {
  readonly path: string;
  readonly say: Readonly<Record<'find' | 'notFound' | 'supplement' | 'refund' | 'changed' | 'cancelled', RegExp>>;
}

const PLACES: Readonly<Record<string, Place>> = {
  fr_FR: {
    path: '/gerer-ma-reservation',
    say: {
      find: /^Retrouver ma réservation/,
      notFound: /Aucune réservation trouvée/,
      supplement: /Supplément à payer/,
      refund: /Montant à rembourser/,
      changed: /Votre réservation est modifiée/,
      cancelled: /Votre réservation est annulée/,
    },
  },
  es_ES: {
    path: '/gestionar-mi-reserva',
    say: {
      find: /^Buscar mi reserva/,
      notFound: /No hemos encontrado ninguna reserva/,
      supplement: /Suplemento a pagar/,
      refund: /Importe a devolver/,
      changed: /Tu reserva se ha modificado/,
      cancelled: /Tu reserva está cancelada/,
    },
  },
};

/** A booking that has been made, and two other stays of the same nights: one costs more, one less than that. */
interface Bought {
  readonly purchase: Purchase;
  readonly dearer: FoundStay;
  readonly cheaper: FoundStay;
}

for (const visit of VISITS.slice(2))
  test(`a stay is bought, moved to dearer days, to cheaper ones, and cancelled: one order, the right money and rooms, ${visit.name} @order @PROD-062 @CONT-003`, async ({
    page,
    request,
  }) => {
    const { path, say } = PLACES[visit.locale]!;
    const { purchase, dearer, cheaper } = await aChangeableStay(request);
    await openCheckout(page, visit, purchase.wish);
    await fillSummary(page, visit, purchase);
    await pay(page, visit);
    const { orderUUID: uuid, bookingNumber } = (await boughtOnce(page, request, purchase)) as unknown as Record<string, string>;
    const free = {
      dearer: await roomsLeft(request, dearer),
      cheaper: await roomsLeft(request, cheaper),
    };

    await page.goto(addressOf(page, visit, `${path}#modify`));
    await find(page, { number: '00000000', mail: purchase.mail, say });
    await expect(page.getByRole('alert')).toContainText(say.notFound);
    await isAccessible(page);
    await find(page, { number: bookingNumber!, mail: purchase.mail, say });

    await toNewDates(page, dearer);
    await expect(page.locator('[data-kind=supplement]')).toContainText(say.supplement);
    await fillCard(page, '4000 0000 0000 0002');
    await page.locator('[name=terms]').check();
    await pay(page, visit);
    await expect(page.locator('[data-payment=declined]')).toContainText(visit.say.nothing);
    await isAccessible(page);
    await fillCard(page);
    await pay(page, visit);
    await isChanged(page, say.changed);
    expect(await orderOf(page, uuid!)).toMatchObject({ status: 'paid', checkin: dearer.checkin, charged: dearer.price });
    await expect.poll(() => roomsLeft(request, purchase.wish)).toBe(purchase.before);
    await expect.poll(() => roomsLeft(request, dearer)).toBe(free.dearer - dearer.rooms);

    await page.locator('main nav a[href$="#modify"]').click();
    await toNewDates(page, cheaper);
    await expect(page.locator('[data-kind=refund]')).toContainText(say.refund);
    await isAccessible(page);
    await page.locator('[data-desk] button[data-look=primary]').click();
    await isChanged(page, say.changed);
    await expect.poll(async () => (await moneyOf(request, uuid!)).refunded).toBe(dearer.price - cheaper.price);
    expect(await orderOf(page, uuid!)).toMatchObject({ status: 'paid', checkin: cheaper.checkin, charged: dearer.price });
    await expect.poll(() => roomsLeft(request, dearer)).toBe(free.dearer);

    await expect.poll(() => roomsLeft(request, cheaper)).toBe(free.cheaper - cheaper.rooms);
    await page.locator('main nav a[href$="#cancel"]').click();
    await page.locator('#cancel button[data-look=primary]').click();
    await isAccessible(page, 'dialog[open]');
    await page.locator('dialog[open] button[data-look=primary]').click();
    await expect(page.locator('#cancel')).toContainText(say.cancelled);
    await isAccessible(page);
    const back = dearer.price - cheaper.price + Math.floor((cheaper.price * 80) / 100);
    await expect.poll(async () => (await moneyOf(request, uuid!)).refunded).toBe(back);
    expect(await orderOf(page, uuid!)).toMatchObject({ status: 'cancelled' });
    await expect.poll(() => roomsLeft(request, cheaper)).toBe(free.cheaper);
    // Confirmation, two changes, cancellation.
    await expect.poll(() => mailsTo(purchase.mail)).toBe(4);
  });

test('a change is asked for where nobody knows whose booking it is: the way leads to finding it first @PROD-062', async ({
  page,
  request,
}) => {
  const [visit] = VISITS;
  const { id, checkin, checkout } = await aBookableStay(request);
  const unknown = '3f2b8a90-1c2d-4e5f-8a9b-0c1d2e3f4a5b';
  await page.goto(addressOf(page, visit!, `/reservation?id=${id}&checkin=${checkin}&checkout=${checkout}&a=2&modify=${unknown}`));
  await page.locator('main a[href="/gerer-ma-reservation#modify"]').click();
  await expect(page.locator('[name=bookingNumber]')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#modify');
});

async function find(page: Page, { number, mail, say }: { number: string; mail: string; say: Place['say'] }): Promise<void> {
  const button = page.getByRole('button', { name: say.find });
  await expect(button).toBeEnabled();
  await page.locator('[name=bookingNumber]').fill(number);
  await page.locator('main [name=email]').fill(mail);
  await button.click();
}

/** From the booking to its summary, and there two presses in the calendar. */
async function toNewDates(page: Page, { checkin, checkout }: Wish): Promise<void> {
  await page.locator('main a[href*="modify="]').click();
  await alive(page.locator('main [data-day]').first());
  await page.locator(`main [data-day="${checkin}"]:visible`).click();
  await page.locator(`main [data-day="${checkout}"]:visible`).click();
  await page.waitForURL((address) => address.searchParams.get('checkout') === checkout);
}

async function isChanged(page: Page, words: RegExp): Promise<void> {
  await page.waitForURL(/status=changed/);
  await expect(page.locator('main')).toContainText(words);
  await isAccessible(page);
}

async function isAccessible(page: Page, part?: string): Promise<void> {
  expect(await axeFaults(page, part)).toEqual([]);
}

async function moneyOf(request: APIRequestContext, uuid: string): Promise<{ refunded: number }> {
  return (await (await request.get(`/gateway/orders/${uuid}/payment`)).json()) as { refunded: number };
}

/** A stay that may be changed, with dearer and cheaper days in the same month. */
async function aChangeableStay(request: APIRequestContext): Promise<Bought> {
  for (;;) {
    const wish = await aBookableStay(request);
    const detail = await request.get(`/api/weekend/${wish.id}/detail.json?locale=fr_FR&client=msite`);
    const { cancellationPolicy, nights } = (await detail.json()) as { cancellationPolicy: { cancellable: boolean }; nights: number };
    if (!cancellationPolicy.cancellable) continue;
    const days = await otherDays(request, wish, nights);
    const dearer = days.find(({ price }) => price > wish.price);
    const cheaper = days.find(({ price }) => price < (dearer?.price ?? 0) && price !== wish.price);
    if (dearer && cheaper) return { purchase: await purchaseOf(request, wish), dearer, cheaper };
  }
}

/** The same stay on other days of its month that neither touch its own days nor lack rooms. */
async function otherDays(request: APIRequestContext, wish: FoundStay, nights: number): Promise<FoundStay[]> {
  const month = wish.checkin.slice(0, 7);
  const found: FoundStay[] = [];
  for (let date = 1; date <= 28 - nights; date += nights + 1) {
    const checkin = `${month}-${String(date).padStart(2, '0')}`;
    const checkout = new Date(Date.parse(checkin) + nights * 86_400_000).toISOString().slice(0, 10);
    if (checkin <= wish.checkout && checkout >= wish.checkin) continue;
    const answer = await request.get(
      `/api/product/${wish.id}/quote?checkin=${checkin}&nights=${nights}&adult=2&child=0&baby=0&locale=fr_FR`,
    );
    if (!answer.ok()) continue;
    const { availableRooms, priceInfo } = (await answer.json()) as {
      availableRooms: number;
      priceInfo: { sellPrice: number; nbRooms: number };
    };
    if (availableRooms > 3) found.push({ ...wish, checkin, checkout, price: priceInfo.sellPrice, rooms: priceInfo.nbRooms });
  }
  return found;
}
