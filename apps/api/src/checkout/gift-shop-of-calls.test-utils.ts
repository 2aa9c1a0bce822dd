import type { DrawnGiftOrder, PlayedGiftShop } from '@shop/testing/gift-histories';
import { orderTotal, type OrderParts } from '@shop/domain';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { BUYER, orderOf, stayItems } from '../testing/checkout-client.ts';
import { giftCard } from '../testing/gift-card.ts';
import { TODAY } from '../testing/shop-of-file.test-utils.ts';
import { balancedBooksOf } from './order-books.test-utils.ts';
import { days, type ShopOfStripe } from './played-stripe.test-utils.ts';

const BOXES = ['SPAEBOX', 'GOLFEBOX'] as const;
/** After every history, so that it can be cancelled in each. */
const NIGHT = { checkin: '2030-07-29', checkout: '2030-07-30' };

/** The shop of gifts as buyers and holders see it, by its calls; what gifts are worth as it stands in the database. */
export class GiftShopOfCalls implements PlayedGiftShop {
  readonly #shop: ShopOfStripe;
  readonly #number: number;
  readonly #email: string;
  readonly #stays: string[] = [];
  #uuid = '';

  constructor(shop: ShopOfStripe, number: number) {
    this.#shop = shop;
    this.#number = number;
    this.#email = `buyer-${number}@example.com`;
    shop.time.now = TODAY;
  }

  get provider() {
    return this.#shop.providerOf(this.#uuid);
  }

  async order({ kind, price, pieces, promotion, gifts, payment }: DrawnGiftOrder) {
    const codes = gifts.map((_, place) => `G${this.#number}-${place}`);
    const known = gifts.map(({ cents }, place) => giftCard(codes[place]!, cents));
    if (known.length > 0)
      await this.#shop.db
        .insertInto('gift_voucher')
        .values(known)
        .onConflict((same) => same.doNothing())
        .execute();
    const items = {
      ...(kind === 'card' ? { giftCardItem: { amount: price, quantity: pieces } } : { boxItem: { code: BOXES[0] } }),
      giftPaymentItems: codes.map((serialNumber) => ({ serialNumber })),
      ...(promotion > 0 && { promotionCodeItem: { code: 'THIRD' } }),
    };
    const priced = await this.#shop.checkout.post('/gateway/purchase/price', { locale: 'fr_FR', items });
    if (priced.status !== 200) return { refused: priced.body.code as string };
    const { opened, refused } = await this.#shop.order(this.#orderOf(items, priced.body.remainingAmountToPay), payment);
    if (refused) return { refused };
    this.#uuid = opened.orderUUID;
    return { total: orderTotal(opened.parts as OrderParts) };
  }

  async spend(piece: number) {
    const items = { ...stayItems(NIGHT), giftPaymentItems: [{ serialNumber: await this.#codeOf(piece) }] };
    const priced = await this.#shop.checkout.post('/gateway/purchase/price', { locale: 'fr_FR', items });
    if (priced.status !== 200) return { refused: priced.body.code as string };
    const { opened } = await this.#shop.order(this.#orderOf(items, priced.body.remainingAmountToPay));
    this.#stays.push(opened.orderUUID);
    return { spent: priced.body.parts.gifts as number };
  }

  returnStay(stay: number) {
    return this.#shop.cancel(this.#stays[stay]!, this.#email);
  }

  async extend(piece: number, until: string) {
    const { status, body } = await this.#hold('gift-extensions', { code: await this.#codeOf(piece), until });
    return status === 200 ? { expiresOn: body.expiresOn as string } : { refused: body.code as string };
  }

  async transfer(piece: number) {
    const code = await this.#codeOf(piece);
    const email = `holder-${randomUUID()}@example.com`;
    const { status, body } = await this.#hold('gift-transfers', { code, firstName: 'Nadia', email, fromName: 'Luc', message: 'Pour toi' });
    if (status !== 200) return { refused: body.code as string };
    const items = { ...stayItems(NIGHT), giftPaymentItems: [{ serialNumber: code }] };
    const former = await this.#shop.checkout.post('/gateway/purchase/price', { locale: 'fr_FR', items });
    return { formerCode: former.body.code as string };
  }

  async exchange(piece: number, to: 'card' | 'box') {
    const { code: known, product_code: box } = (await this.#rows())[piece]!;
    const choice = to === 'card' ? { kind: 'GIFTCARD' } : { kind: 'BOX', boxCode: BOXES.find((one) => one !== box) };
    const { status, body } = await this.#hold('gift-exchanges', { code: await this.#codeOf(piece), ...choice });
    if (status !== 200) return { refused: body.code as string };
    const { product_code } = await this.#shop.db
      .selectFrom('gift_voucher')
      .select('product_code')
      .where('code', '=', known)
      .executeTakeFirstOrThrow();
    if (product_code === box) throw new Error(`The gift is still ${box}.`);
    return { exchanged: true as const };
  }

  giveBack() {
    return this.#shop.cancel(this.#uuid, this.#email);
  }

  goodwill(payment: string, cents: number) {
    return this.#shop.giveBackElsewhere(payment, cents);
  }

  wait(count: number) {
    return this.#shop.pass(days(count));
  }

  books() {
    return balancedBooksOf(this.#shop.db, this.#uuid);
  }

  async pieces() {
    const rows = await this.#rows();
    return rows.map(({ remaining, status, expires_on: expiresOn, owed }) => ({ remaining, status, expiresOn, owed }));
  }

  #orderOf(items: object, amount: number) {
    return orderOf(items, amount, { buyer: { ...BUYER, email: { email: this.#email } } });
  }

  /** A call of the holder of a gift; its rate limit has tests of its own. */
  async #hold(call: string, body: object) {
    await this.#shop.db.deleteFrom('attempt').execute();
    return this.#shop.checkout.post(`/gateway/${call}?locale=fr_FR`, body);
  }

  /** What opens a piece today. */
  async #codeOf(piece: number): Promise<string> {
    const { code, current_code } = (await this.#rows())[piece]!;
    return current_code ?? code;
  }

  #rows() {
    return this.#shop.db
      .selectFrom('gift_voucher')
      .select(['code', 'current_code', 'product_code', 'remaining_cents as remaining', 'status', 'expires_on'])
      .select(
        sql<number>`(select -coalesce(sum(amount_cents), 0)::int from journal_line
          where account = 'giftLiability' and subject in (gift_voucher.code, gift_in_ledger(ledger_id)))`.as('owed'),
      )
      .where('order_uuid', '=', this.#uuid)
      .orderBy('code')
      .execute();
  }
}
