import { mayShowPopup, type PopupVisit } from './newsletter-popup.ts';

const visit = (more: Partial<PopupVisit> = {}): PopupVisit => ({ hasMoved: true, page: 'home', wasDismissed: false, ...more });

describe('the newsletter pop-up', () => {
  test('waits for the first change of page @CONT-023', () => {
    expect([mayShowPopup(visit({ hasMoved: false })), mayShowPopup(visit())]).toEqual([false, true]);
  });

  test.each(['home', 'search', 'product'] as const)('may show on %s pages @CONT-023', (page) => {
    expect(mayShowPopup(visit({ page }))).toBe(true);
  });

  test('shows on no other page @CONT-023', () => {
    expect(mayShowPopup(visit({ page: undefined }))).toBe(false);
  });

  test('does not come back once dismissed @CONT-024', () => {
    expect(mayShowPopup(visit({ wasDismissed: true }))).toBe(false);
  });

  test('spares the visitors of an excluded partner, and of no other @CONT-024', () => {
    expect(mayShowPopup(visit({ affiliateId: 'aff-1' }), ['aff-1'])).toBe(false);
    expect(mayShowPopup(visit({ affiliateId: 'aff-2' }), ['aff-1'])).toBe(true);
    expect(mayShowPopup(visit(), ['aff-1'])).toBe(true);
  });
});
