import type { BoxItem, GiftRecipient } from '@shop/contracts';
import { checkName, drawnLook, extrasPrice, senderFault, shippingTo } from '@shop/domain';
import { pointOfSaleOf } from '@shop/i18n';
import { conflict } from '../../platform/http/index.ts';
import { checkSendTime } from '../../gifts/delivery/index.ts';
import { refusedItem } from './refused-item.ts';
import type { PriceContext } from './product-to-sell.ts';
import type { SoldGift, SoldProduct } from '../../orders/index.ts';

/** How it is given: format, words, extras, address. */
export type Given = Omit<BoxItem, 'code'>;

interface Piece {
  /** Begins the field of a refusal. */
  readonly path: string;
  /** Cents for one. */
  readonly price: number;
  readonly themes: readonly string[];
  readonly gift: Pick<SoldGift, 'kind' | 'productCode' | 'affiliateId' | 'value' | 'nights' | 'adults' | 'label' | 'image'>;
}

/** A gift with everything that is added to it: extras a piece, shipping once (spec 1, section 3: totalPrice). */
export async function givenGift(context: PriceContext, given: Given, { path, price, themes, gift }: Piece): Promise<SoldProduct> {
  const { format = 'digital', quantity = 1, customization, extras = [], shippingAddress, recipients, sendAt } = given;
  const recipientEmail = given.recipientEmail ?? recipients?.[0]?.recipientEmail;
  checkWords(customization, path);
  if (recipients) checkRecipients(recipients, given, { path, now: context.now });
  if (sendAt && !recipientEmail) throw refusedItem(`${path}.recipientEmail`, 'A gift with a time needs the address that it is sent to.');
  checkSendTime(sendAt, { path: `${path}.sendAt`, now: context.now });
  if (format === 'digital' && extras.length > 0) throw refusedItem(`${path}.extras`, 'Only a physical gift has extras.');
  if (format === 'physical' && recipientEmail)
    throw refusedItem(`${path}.recipientEmail`, 'A gift that is sent by post is not sent by mail.');
  if (format === 'digital' && shippingAddress) throw refusedItem(`${path}.shippingAddress`, 'A digital gift is not sent by post.');
  const look = drawnLook(customization?.look, format);
  return {
    kind: 'gift',
    themes,
    price: price * quantity,
    extras: format === 'digital' ? 0 : (await priceOfExtras(context, extras, path)) * quantity,
    shipping: format === 'digital' ? 0 : await shippingOf(context, shippingAddress?.country, path),
    gift: {
      ...gift,
      format,
      quantity,
      extras,
      fromName: customization?.fromName?.trim() || null,
      message: customization?.message?.trim() || null,
      ...(look && { look }),
      recipientEmail: recipientEmail ?? null,
      ...(recipients && { recipients: recipients.map(withWords) }),
      ...(sendAt && { sendAt }),
      shippingAddress: shippingAddress ?? null,
    },
  };
}

/** Blanks are no name and no message of their own. */
function withWords({ recipientEmail, firstName, message, sendAt }: GiftRecipient): GiftRecipient {
  return {
    recipientEmail,
    ...(firstName?.trim() && { firstName: firstName.trim() }),
    ...(message?.trim() && { message: message.trim() }),
    ...(sendAt && { sendAt }),
  };
}

function checkRecipients(
  recipients: readonly GiftRecipient[],
  { recipientEmail, quantity = 1 }: Given,
  { path, now }: { readonly path: string; readonly now: Date },
): void {
  if (recipientEmail) throw refusedItem(`${path}.recipients`, 'A gift has a recipientEmail or recipients, not both.');
  if (recipients.length !== quantity)
    throw refusedItem(`${path}.recipients`, `Each piece has its recipient: ${quantity} are needed, ${recipients.length} are named.`);
  for (const [piece, { firstName = '', sendAt }] of recipients.entries()) {
    const recipient = `${path}.recipients.${piece}`;
    if (checkName(firstName, { optional: true }).kind !== 'ok')
      throw refusedItem(`${recipient}.firstName`, 'firstName takes letters, spaces, apostrophes and hyphens.');
    checkSendTime(sendAt, { path: `${recipient}.sendAt`, now });
  }
}

function checkWords(customization: Given['customization'], path: string): void {
  if (senderFault(customization?.fromName ?? '')) throw refusedItem(`${path}.customization.fromName`, 'fromName is text only.');
}

async function priceOfExtras({ db }: PriceContext, chosen: readonly string[], path: string): Promise<number> {
  if (chosen.length === 0) return 0;
  const extras = await db.selectFrom('custom_sub_element').select(['id', 'category_id', 'price_cents']).execute();
  const groups = await db.selectFrom('custom_sub_element_category').select(['id', 'single_selection']).execute();
  const priced = extrasPrice(
    chosen,
    extras.map((extra) => ({ id: extra.id, categoryId: extra.category_id, price: extra.price_cents })),
    groups.map((group) => ({ id: group.id, singleSelection: group.single_selection })),
  );
  switch (priced.kind) {
    case 'price':
      return priced.cents;
    case 'unknownExtra':
      throw refusedItem(`${path}.extras`, `There is no extra ${priced.id.slice(0, 40)}.`);
    case 'tooMany':
      throw refusedItem(`${path}.extras`, `Only one extra of ${priced.categoryId} can be chosen.`);
  }
}

async function shippingOf({ db, locale }: PriceContext, country: string | undefined, path: string): Promise<number> {
  if (!country) throw refusedItem(`${path}.shippingAddress`, 'A physical gift needs the address that it is sent to.');
  const home = pointOfSaleOf(locale);
  const fees = await db.selectFrom('shipping_fee').select(['country', 'cents']).where('point_of_sale', '=', home).execute();
  const atHome = fees.find((fee) => fee.country === home);
  if (!atHome) throw conflict('FORMAT_NOT_AVAILABLE', 'Physical gifts cannot be sent at the moment.');
  const abroad = Object.fromEntries(fees.filter((fee) => fee !== atHome).map((fee) => [fee.country, fee.cents]));
  const cents = shippingTo({ amount: atHome.cents, internationalShippingFeesPerCountry: abroad }, home, country);
  if (cents === undefined) throw refusedItem(`${path}.shippingAddress.country`, 'Nothing is sent to that country.');
  return cents;
}
