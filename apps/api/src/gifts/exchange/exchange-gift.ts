import type { GiftExchangeBody, LocalDate, Locale } from '@shop/contracts';
import { giftExchange } from '@shop/domain';
import type { Transaction } from 'kysely';
import { text } from '../../availability/cards/index.ts';
import type { ShopIndex } from '../../availability/index.ts';
import type { CatalogueShop } from '../../catalogue/index.ts';
import { GIFT_CARD_LABEL } from '../../orders/index.ts';
import { conflict, invalidField } from '../../platform/http/index.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import type { Tables } from '../../platform/database/index.ts';
import type { Box } from '../boxes.ts';
import { recordGiftEvent } from '../delivery/gift-events.ts';
import { lockByCode } from '../holder/lock-gift.ts';
import { refusedWhole } from '../holder/refused-whole.ts';
import { wholeGift } from '../holder/whole-gifts.ts';
import type { Voucher } from '../vouchers/find-voucher.ts';
import { isOffered } from './exchange-view.ts';

type Trx = Transaction<Tables>;

interface Moment {
  readonly now: Date;
  /** Of the page that it is exchanged on: the mail about it is written in it. */
  readonly locale: Locale;
  /** At the point of sale. */
  readonly today: LocalDate;
}

/**
 * Makes the box of a code, as it was typed, another box or a gift card. Its code, its last day and its worth stay, so nothing moves
 * in the ledger, which knows a gift by its code (docs/decisions/2026-11-29-a-box-is-exchanged.md). Refused with
 * `GIFT_NOT_EXCHANGEABLE`, `BOX_NOT_OFFERED` or why the gift is not whole.
 */
export function exchangeGift({ db, index }: Pick<CatalogueShop, 'db' | 'index'>, request: GiftExchangeBody, moment: Moment): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const gift = await lockByCode(trx, request.code);
    const exchange = giftExchange(await wholeGift(trx, gift), moment.today);
    if (exchange.kind === 'none') {
      if (exchange.reason !== 'notBox') throw refusedWhole(exchange.reason);
      throw conflict('GIFT_NOT_EXCHANGEABLE', 'Only a box is exchanged.');
    }
    const box = request.kind === 'BOX' ? await offeredBox({ trx, index }, gift, request.boxCode) : undefined;
    const was = await nameOf(trx, gift, moment.locale);
    await trx
      .updateTable('gift_voucher')
      .set({ ...(box ? boxColumns(box) : GIFT_CARD), format: 'digital', exchanged_at: moment.now })
      .where('code', '=', gift.code)
      .execute();
    const event = await recordGiftEvent(trx, {
      ...{ kind: 'exchanged', at: moment.now, orderUUID: gift.order_uuid, code: gift.code },
      detail: { from: gift.product_code ?? '', to: box?.code ?? 'GIFTCARD' },
    });
    if (gift.recipient_email) await enqueue(trx, 'giftExchangedMail', { event: String(event), locale: moment.locale, was });
  });
}

async function offeredBox({ trx, index }: { trx: Trx; index: ShopIndex }, gift: Voucher, code: string | undefined): Promise<Box> {
  if (code === undefined) throw invalidField('boxCode', 'boxCode names the box that it is exchanged for.');
  const box = await trx.selectFrom('box').selectAll().where('code', '=', code).where('published', '=', true).executeTakeFirst();
  if (box && isOffered(index, box, gift)) return box;
  throw conflict('BOX_NOT_OFFERED', 'This gift cannot be exchanged for that box, or no longer.');
}

const GIFT_CARD = {
  ...({ kind: 'GIFTCARD', product_code: null, affiliate_id: null, nights: null, adults: 2 } as const),
  exchanged_for: JSON.stringify({ label: GIFT_CARD_LABEL }),
};

function boxColumns({ code, affiliate_id, nights, adults, title, images }: Box) {
  return {
    ...({ kind: 'BOX', product_code: code, affiliate_id, nights, adults } as const),
    exchanged_for: JSON.stringify({ label: title, image: images[0] }),
  };
}

/** What it was until now, as its mail names it; empty for a box that is no longer known. */
async function nameOf(trx: Trx, gift: Voucher, locale: Locale): Promise<string> {
  if (gift.exchanged_for) return text(gift.exchanged_for.label, locale);
  const box = await trx
    .selectFrom('box')
    .select('title')
    .where('code', '=', gift.product_code ?? '')
    .executeTakeFirst();
  return box ? text(box.title, locale) : '';
}
