import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { purchaseOf, type Purchase } from './checkout-purchase.ts';
import { aBookableStay, type FoundStay } from './checkout-stays.ts';
import type { Wish } from './checkout-visit.ts';
import { alive } from './page-watch.ts';

/** A booking that has been made, and two other stays of the same nights: one costs more, one less than that. */
export interface ChangeableStay {
  readonly purchase: Purchase;
  readonly dearer: FoundStay;
  readonly cheaper: FoundStay;
}

/** A stay that may be changed, with dearer and cheaper days in the same month. */
export async function aChangeableStay(request: APIRequestContext): Promise<ChangeableStay> {
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

/** Finds a booking by what its mail says. */
export async function findBooking(
  page: Page,
  { number, mail, say }: { number: string; mail: string; say: { readonly find: RegExp } },
): Promise<void> {
  const button = page.getByRole('button', { name: say.find });
  await expect(button).toBeEnabled();
  await page.locator('[name=bookingNumber]').fill(number);
  await page.locator('main [name=email]').fill(mail);
  await button.click();
}

/** From the booking to its summary, and there two presses in the calendar; with other days each activity is given its day again. */
export async function toNewDates(page: Page, { checkin, checkout, activities = [] }: Wish): Promise<void> {
  await page.locator('main a[href*="modify="]').click();
  await alive(page.locator('main [data-day]').first());
  await page.locator(`main [data-day="${checkin}"]:visible`).click();
  await page.locator(`main [data-day="${checkout}"]:visible`).click();
  await page.waitForURL((address) => address.searchParams.get('checkout') === checkout);
  const days = page.locator('#activity-days select');
  for (const [place] of activities.entries()) await days.nth(place).selectOption('1');
}
