import { SiteContext, useSite } from '@shop/contracts/page';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { keepChoice } from './consent/consent-context.ts';
import { ConsentProvider } from './consent/consent-provider.tsx';
import { usePlace } from '../layout/use-place.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { Measurement } from './measurement.tsx';

const stored = globalThis.fetch;
beforeEach(() => {
  delete window.dataLayer;
  Object.assign(performance, { getEntriesByType: () => [] });
  globalThis.fetch = (async () => new Response(null, { status: 204 })) as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = stored;
  void keepChoice({ measurement: false, advertising: false });
});

const pageViews = () => (window.dataLayer ?? []).filter((one) => (one as { event?: string }).event === 'page_view');

/** A page that is open when its day ends. */
function OpenPage() {
  const [site, setSite] = useState(useSite());
  return (
    <SiteContext value={site}>
      <button onClick={() => setSite({ ...site, todayIsClosed: true })}>20:00</button>
      <ConsentProvider>
        <Measurement place={usePlace()} />
      </ConsentProvider>
    </SiteContext>
  );
}

test('a page that stays open past the end of its day is one page view', async () => {
  const consent = { measurement: true, advertising: false };
  await keepChoice(consent);
  renderInShop(<OpenPage />, { layout: { consent } });
  await waitFor(() => expect(pageViews()).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: '20:00' }));
  await import('../browser/measure-page.ts');
  expect(pageViews()).toHaveLength(1);
});
