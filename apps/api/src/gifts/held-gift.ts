import type { BeneficiaryView, Locale } from '@shop/contracts';
import { giftState, spentAs } from '@shop/domain';
import { hrefFor } from '@shop/routes';
import type { CatalogueShop } from '../catalogue/index.ts';
import { centresOf, writtenTelephone } from '../documents/index.ts';
import { paysStay } from './pays-stay.ts';
import { bookingDay } from '../availability/index.ts';
import { pictureUrl, slugIn, staticCard, text } from '../availability/cards/index.ts';
import { givenBoxes } from './boxes.ts';
import { exchangeOffers } from './exchange/exchange-view.ts';
import { extensionOfferOf } from './extension/extension-view.ts';
import { isTransferable } from './transfer/transfer-view.ts';
import type { Voucher } from './vouchers/find-voucher.ts';
import { openingCode } from '../orders/index.ts';

interface HeldFor {
  readonly locale: Locale;
  /** A stay that the recipient looks at. */
  readonly stayId?: number | undefined;
}

/** What the recipient sees of the gift: what it is, what is left and until when, and the giver's words; never who bought it or what was paid. */
export async function heldGiftView(shop: CatalogueShop, voucher: Voucher, { locale, stayId }: HeldFor): Promise<BeneficiaryView> {
  const kind = spentAs({ kind: voucher.kind, value: voucher.value_cents, remaining: voucher.remaining_cents });
  const { today } = bookingDay(locale, shop.clock());
  const status = giftState({ status: voucher.status, expiresOn: voucher.expires_on }, today);
  return {
    code: openingCode(voucher),
    kind,
    productCode: voucher.product_code,
    status,
    remaining: voucher.remaining_cents,
    value: voucher.value_cents,
    nights: voucher.nights,
    adult: voucher.adults,
    expiresOn: voucher.expires_on,
    ...(voucher.from_name && { fromName: voucher.from_name }),
    ...(voucher.message && { message: voucher.message }),
    ...(await extensionOfferOf(shop.db, voucher, today)),
    ...((await isTransferable(shop.db, voucher, today)) && { isTransferable: true }),
    ...(await exchangeOf(shop, voucher, { locale, today })),
    ...(await givenOf(shop, { ...voucher, kind }, locale)),
    ...(stayId !== undefined && { paysStay: status === 'active' && (await mayPay(shop, { ...voucher, kind }, stayId)) }),
  };
}

async function exchangeOf(...asked: Parameters<typeof exchangeOffers>): Promise<Pick<BeneficiaryView, 'exchange'>> {
  const exchange = await exchangeOffers(...asked);
  return exchange ? { exchange } : {};
}

type Given = Pick<BeneficiaryView, 'title' | 'imageUrl' | 'uri' | 'places'>;

/** What was given, in words and a picture. */
async function givenOf(shop: CatalogueShop, { kind, product_code: code }: Voucher, locale: Locale): Promise<Given> {
  if (code === null || kind === 'GIFTCARD') return {};
  if (kind === 'BOX') return boxGiven(shop, code, locale);
  return kind === 'SINGLEVOUCHER' ? stayGiven(shop, Number(code), locale) : activityGiven(shop, code, locale);
}

async function boxGiven(shop: CatalogueShop, code: string, locale: Locale): Promise<Given> {
  const box = (await givenBoxes(shop)).get(code);
  return box ? { title: text(box.title, locale), imageUrl: pictureUrl(box.images[0]) } : {};
}

function stayGiven({ index }: CatalogueShop, id: number, locale: Locale): Given {
  const stay = index.stays.stays.byId.get(id);
  if (stay === undefined) return {};
  const { label, imageUrl, uri } = staticCard(index.stays, stay, locale);
  return { title: label, imageUrl, uri };
}

async function activityGiven({ db }: CatalogueShop, productCode: string, locale: Locale): Promise<Given> {
  const activity = await db
    .selectFrom('activity_product')
    .select(['id', 'label', 'slug', 'images', 'published'])
    .where('id', '=', Number(productCode))
    .executeTakeFirst();
  if (!activity) return {};
  const centres = await centresOf(db, { productCode }, locale);
  return {
    title: text(activity.label, locale),
    imageUrl: pictureUrl(activity.images[0]),
    ...(activity.published && { uri: hrefFor('activity', locale, { id: String(activity.id), slug: slugIn(activity, locale) }) }),
    places: centres.map(({ name, address, telephone, hours }) => ({
      label: name,
      address,
      ...(telephone !== undefined && { telephone, writtenTelephone: writtenTelephone(telephone, locale) }),
      ...(hours !== undefined && { hours }),
    })),
  };
}

function mayPay({ db }: CatalogueShop, voucher: Voucher, stayId: number): boolean | Promise<boolean> {
  if (voucher.kind === 'DIGITAL_ACTIVITY_ONLY') return false;
  return voucher.kind === 'BOX' ? paysStay(db, voucher, stayId) : true;
}
