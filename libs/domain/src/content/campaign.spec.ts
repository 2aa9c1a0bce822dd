import { campaignState } from './campaign.ts';

const DAYS = { from: '2025-03-14', until: '2025-06-01' };

describe('a partner’s campaign @MINI-006', () => {
  test.each([
    ['2025-03-13', 'upcoming'],
    ['2025-03-14', 'running'],
    ['2025-06-01', 'running'],
    ['2025-06-02', 'over'],
  ])('is on %s %s', (today, kind) => {
    expect(campaignState(DAYS, today).kind).toBe(kind);
  });

  test('without days always runs', () => {
    expect(campaignState(undefined, '2025-06-02')).toEqual({ kind: 'running', until: undefined });
  });
});
