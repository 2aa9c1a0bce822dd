import type { CareEvent } from '@shop/contracts';
import { aCareStory } from '../../testing/a-care-story.ts';
import { resentMail } from './resent-mail.ts';

const mail = (what: string, facts: Partial<CareEvent> = {}): CareEvent => ({
  at: '2026-05-01T09:02:00.000Z',
  kind: 'mail',
  what,
  ...facts,
});

test('a mail of the order goes to its customer again, the very one that was pressed', () => {
  const event = mail('instalmentPaidMail', { mailId: '17' });
  expect(resentMail(aCareStory(), event)).toEqual({ kind: 'instalmentPaidMail', id: '17', to: 'anna@example.com' });
});

test('the mail of a gift goes to its recipient, and to nobody who is forgotten', () => {
  const event = mail('voucherMail', { mailId: '18', deliveryId: 'd1' });
  const story = (recipientEmail?: string) =>
    aCareStory({ deliveries: [{ id: 'd1', state: 'sent', ...(recipientEmail && { recipientEmail }) }] });
  expect(resentMail(story('luc@example.com'), event)).toEqual({ kind: 'voucherMail', id: '18', to: 'luc@example.com' });
  expect(resentMail(story(), event)).toBeUndefined();
});

test('the confirmation of a cancelled order does not go again, nor anything for a reader', () => {
  const { order } = aCareStory();
  expect(resentMail(aCareStory({ order: { ...order, status: 'cancelled' } }), mail('confirmationMail'))).toBeUndefined();
  expect(resentMail(aCareStory({ role: 'reader' }), mail('confirmationMail'))).toBeUndefined();
  expect(resentMail(aCareStory(), mail('disputeMail'))).toBeUndefined();
});
