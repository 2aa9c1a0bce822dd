import { expect, test, type Page } from '@playwright/test';
import { axeFaults } from '../../fixtures/axe-faults.ts';
import { aChangeableStay, findBooking, toNewDates } from '../../fixtures/booking-changes.ts';
import { boughtOnce, fillSummary } from '../../fixtures/checkout-purchase.ts';
import { aBookableStay } from '../../fixtures/checkout-stays.ts';
import {
  addressOf,
  fillCard,
  mailsTo,
  openCheckout,
  orderOf,
  OTHER_VISITS,
  pay,
  roomsLeft,
  VISITS,
} from '../../fixtures/checkout-visit.ts';

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

/** Four visits to the provider one after another: half a minute on a quiet machine. */
test.describe.configure({ timeout: 150_000 });

for (const visit of OTHER_VISITS)
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
    await findBooking(page, { number: '00000000', mail: purchase.mail, say });
    await expect(page.getByRole('alert')).toContainText(say.notFound);
    await isAccessible(page);
    await findBooking(page, { number: bookingNumber!, mail: purchase.mail, say });

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
    await page.locator('[data-order-form] button[data-look=primary]').click();
    await isChanged(page, say.changed);
    await expect.poll(async () => (await moneyOf(page, uuid!)).refunded).toBe(dearer.price - cheaper.price);
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
    await expect.poll(async () => (await moneyOf(page, uuid!)).refunded).toBe(back);
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

async function isChanged(page: Page, words: RegExp): Promise<void> {
  await page.waitForURL(/status=changed/);
  await expect(page.locator('main')).toContainText(words);
  await isAccessible(page);
}

async function isAccessible(page: Page, part?: string): Promise<void> {
  expect(await axeFaults(page, part)).toEqual([]);
}

/** Asked by the browser that bought: the order's id alone opens nothing. */
/** Asked by the browser that bought it: the order's id alone opens nothing. */
function moneyOf(page: Page, uuid: string): Promise<{ refunded: number }> {
  return page.evaluate(async (address) => (await (await fetch(address)).json()) as { refunded: number }, `/gateway/orders/${uuid}/payment`);
}
