import { LOCALES } from '@shop/contracts';
import { addressOfPreferences, mailMessages } from '../mail/index.ts';
import type { OutboxTable } from '../platform/database/schema.ts';
import { ACCOUNT_MAILS, everyMail, SENDER } from './every-mail.test-utils.ts';
import { outboxHandlers, type OutboxDeps } from './notification-outbox-handlers.ts';

const KINDS = Object.keys(everyMail('fr_FR'));
const CARE = ['notice to customer care', 'message to customer care'];
const PARTNERS = ['booking to a hotel', 'change to a hotel', 'cancellation to a hotel', 'voucher to a centre', 'parcel to the warehouse'];
const TO_CUSTOMERS = KINDS.filter((kind) => ![...CARE, ...PARTNERS].includes(kind));

type MailKind = Exclude<OutboxTable['kind'], 'refund' | 'erasePaymentCustomer' | 'releaseStoredMethod'>;

const VOUCHERS = ['voucher of a box', 'voucher of a gift card', 'voucher of an activity'];
/** The mails of each kind of row in the outbox. A new kind is added here, and its mails to `everyMail`. */
const MAILS_OF: Readonly<Record<MailKind, readonly string[]>> = {
  confirmationMail: ['confirmation', 'confirmation of a deferred order', 'confirmation of gifts', 'confirmation of a printed gift'],
  voucherMail: VOUCHERS,
  scheduledGiftMail: VOUCHERS,
  giftExtendedMail: ['extended gift to its recipient', 'extended gift to its buyer'],
  giftReminderMail: ['reminder of a gift to its recipient', 'reminder of a gift to its buyer'],
  giftTransferredMail: [
    'gift to its new holder',
    'gift to its new holder, from nobody who is named',
    'gift that was given on to its former holder',
  ],
  giftTransferBouncedMail: ['gift that was given on and came back'],
  giftExchangedMail: ['exchanged gift to its holder'],
  giftBouncedMail: ['gift that came back'],
  giftAddressChangedMail: ['gift whose address was changed'],
  orderFailedMail: ['failed order'],
  changeMail: ['change'],
  changeFailedMail: ['failed change'],
  cancellationMail: ['cancellation', 'cancellation of a disputed stay', 'cancellation of a deferred order', 'cancellation of gifts'],
  unpaidCancellationMail: ['cancellation for want of payment'],
  parcelMail: ['parcel'],
  instalmentReminderMail: ['reminder of an instalment'],
  instalmentPaidMail: ['paid instalment'],
  instalmentFailedMail: ['declined instalment'],
  instalmentOwedMail: ['owed instalment'],
  accountMail: [...Object.values(ACCOUNT_MAILS), 'codes of gifts'],
  newsletterMail: ['newsletter to confirm', 'newsletter that is read already'],
  wishMail: ['favourite that costs less', 'favourite that is sold out', 'news of several favourites'],
  instalmentOwedNotice: ['notice to customer care'],
  contactMail: ['message to customer care'],
  partnerAlert: CARE,
  refundFailedMail: CARE,
  disputeMail: CARE,
};

test('every kind of mail that leaves the outbox is among those that are looked at', () => {
  expect(Object.keys(MAILS_OF).sort()).toEqual(Object.keys(outboxHandlers({} as OutboxDeps)).sort());
  expect([...new Set([...Object.values(MAILS_OF).flat(), ...PARTNERS])].sort()).toEqual([...KINDS].sort());
});

describe.each(LOCALES)('in %s', (locale) => {
  const mails = everyMail(locale);
  const { link } = mailMessages(locale).preferences;

  test.each(TO_CUSTOMERS)('the mail "%s" ends, as text and as HTML, with the link to what its reader gets', (kind) => {
    const { text, html, to } = mails[kind]!;
    const host = locale.endsWith('_BE') ? 'https://shop.be' : 'https://shop.example';
    const base = `${host}/gateway/mail-preferences/${locale}/`;
    const [inText, inHtml] = [text, html].map((part) =>
      part
        .split(base)
        .slice(1)
        .map((rest) => /^[\w-]+/.exec(rest)?.[0]),
    );
    expect(inText).toEqual(inHtml);
    expect(inText).toHaveLength(1);
    expect(addressOfPreferences(inText![0]!, SENDER)).toBe(to.address);
    expect(text.trimEnd().split('\n').at(-1)).toContain(link);
    expect(html).toMatch(new RegExp(`>${link}</a></td></tr></table>`));
  });

  test.each([...PARTNERS, ...CARE])('the mail "%s" is somebody’s work and leads to no such page', (kind) => {
    const { text, html } = mails[kind]!;
    expect(text + html).not.toContain('mail-preferences');
  });
});
