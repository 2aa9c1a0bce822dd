import { siteContext } from '@shop/contracts/page';
import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { redirectToOwnSlug } from './own-slug.ts';

const OWN = { id: '12', slug: 'een-nacht-aan-zee' };

/** Where an address leads, and how; undefined where it stays. */
function target(path: string, slug: string | undefined, id = '12'): string | undefined {
  const context = new RouterContextProvider();
  context.set(siteContext, { prefix: '/nl' } as never);
  try {
    redirectToOwnSlug(
      { params: { id, slug }, request: new Request(`http://be.localhost/nl${path}`), context } as unknown as LoaderFunctionArgs,
      OWN,
    );
    return undefined;
  } catch (thrown) {
    const response = thrown as Response;
    return `${response.status} ${response.headers.get('location') ?? ''}`;
  }
}

test('an older readable part leads permanently to the page’s own, with its query', () => {
  expect(target('/product/verblijf/12/nuit-au-lac?adults=3', 'nuit-au-lac')).toBe('308 /product/verblijf/12/een-nacht-aan-zee?adults=3');
});

test('its own address, one without a readable part and that of a variant stay', () => {
  expect(target('/product/verblijf/12/een-nacht-aan-zee', 'een-nacht-aan-zee')).toBeUndefined();
  expect(target('/product/verblijf/12', undefined)).toBeUndefined();
  expect(target('/product/verblijf/99/nuit', 'nuit', '99')).toBeUndefined();
});
