import { STATIC_CONTENT, staticContent } from './static-content.ts';

describe('static pages', () => {
  test.each(STATIC_CONTENT)('%s is known in France', (id) => {
    expect(staticContent(id, 'fr_FR')?.id).toBe(id);
  });

  test.each(['fr_BE', 'nl_BE', 'nl_NL', 'it_IT'] as const)('the press room does not exist in %s', (locale) => {
    expect(staticContent('press-room', locale)).toBeUndefined();
  });

  test('another id is no page', () => {
    expect([staticContent('terms', 'fr_FR'), staticContent(undefined, 'fr_FR'), staticContent('constructor', 'fr_FR')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
