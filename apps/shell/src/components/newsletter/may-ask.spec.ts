import { mayAskForNewsletter, type NewsletterVisit } from './may-ask.ts';

const visit = (more: Partial<NewsletterVisit> = {}): NewsletterVisit => ({ hasMoved: true, page: 'home', ...more });

describe('the newsletter pop-up', () => {
  test('waits for the first change of page @CONT-023', () => {
    expect([mayAskForNewsletter(visit({ hasMoved: false })), mayAskForNewsletter(visit())]).toEqual([false, true]);
  });

  test.each(['home', 'search', 'product'] as const)('may show on %s pages @CONT-023', (page) => {
    expect(mayAskForNewsletter(visit({ page }))).toBe(true);
  });

  test('shows on no other page @CONT-023', () => {
    expect(mayAskForNewsletter(visit({ page: undefined }))).toBe(false);
  });

  test('spares the visitors of an excluded partner, and of no other @CONT-024', () => {
    expect(mayAskForNewsletter(visit({ affiliateId: 'aff-1' }), ['aff-1'])).toBe(false);
    expect(mayAskForNewsletter(visit({ affiliateId: 'aff-2' }), ['aff-1'])).toBe(true);
    expect(mayAskForNewsletter(visit(), ['aff-1'])).toBe(true);
  });
});
