import type { LandingPage, PageContent } from '@shop/api-client';
import { landingView } from './landing-view.ts';

const season = { theme: 'xmas', from: '12-01', until: '01-06' } as const;
const own: LandingPage = { page: 'own', season, content: {} as PageContent };

describe('a landing address', () => {
  test.each(['black-friday', 'spring', 'valentines', 'xmas'])('%s shows the home page where it is mapped to it @HOME-014', (slug) => {
    expect(landingView(slug, { page: 'home', season })).toEqual({ kind: 'home' });
  });

  test('shows a page of its own where there is one @HOME-012', () => {
    expect(landingView('xmas', own)).toEqual({ kind: 'own' });
  });

  test('waits where nothing is configured @HOME-013', () => {
    expect(landingView('xmas', undefined)).toEqual({ kind: 'unconfigured' });
    expect(landingView('summer-sale', { page: 'own', season })).toEqual({ kind: 'unconfigured' });
  });

  test('another word is no page', () => {
    expect(landingView('nowhere', undefined)).toEqual({ kind: 'unknown' });
  });
});
