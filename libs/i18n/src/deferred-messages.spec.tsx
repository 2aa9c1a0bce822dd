import type { Locale, Messages, Site } from '@shop/contracts';
import { SiteContext } from '@shop/contracts/page';
import { act, render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { FormattedMessage, IntlProvider } from 'react-intl';
import { deferredMessages, type DeferredMessages } from './deferred-messages.tsx';

const FIRST = { title: 'Stays' };

/** A part with two messages, and how often they were requested. */
function panel(load: (locale: Locale) => Promise<Messages> = () => Promise.resolve({ close: 'Close' })) {
  const requested: Locale[] = [];
  const messages = deferredMessages({
    firstMessage: 'close',
    load: (locale) => {
      requested.push(locale);
      return load(locale);
    },
  });
  return { ...messages, requested };
}

function page(Provider: DeferredMessages['Provider'], messages: Record<string, string> = FIRST): ReactNode {
  return (
    <SiteContext value={{ locale: 'en_GB' } as Site}>
      <IntlProvider locale="en" messages={messages}>
        <Suspense fallback="…">
          <Provider>
            <FormattedMessage id="title" /> <FormattedMessage id="close" />
          </Provider>
        </Suspense>
      </IntlProvider>
    </SiteContext>
  );
}

test('a component waits for its messages, and has those of the page besides', async () => {
  const { Provider, requested } = panel();
  await act(() => render(page(Provider)));
  expect(screen.getByText('Stays Close')).toBeVisible();
  expect(requested).toEqual(['en_GB']);
});

test('messages that were loaded ahead are shown at once, and requested once', async () => {
  const { Provider, prepare, requested } = panel();
  await prepare('en_GB');
  render(page(Provider));
  expect(screen.getByText('Stays Close')).toBeVisible();
  expect(requested).toEqual(['en_GB']);
});

test('a page that has all messages, as a server’s, requests none', () => {
  const { Provider, requested } = panel();
  render(page(Provider, { ...FIRST, close: 'Shut' }));
  expect(screen.getByText('Stays Shut')).toBeVisible();
  expect(requested).toEqual([]);
});

test('messages that could not be loaded are requested again', async () => {
  let isDown = true;
  const { prepare, requested } = panel(() => (isDown ? Promise.reject(new Error('no line')) : Promise.resolve({ close: 'Close' })));
  await expect(prepare('nl_BE')).rejects.toThrow('no line');
  isDown = false;
  await prepare('nl_BE');
  expect(requested).toEqual(['nl_BE', 'nl_BE']);
});

/** What the server has sent of the page, hydrated while there is no line. */
async function hydrated(load: () => Promise<Messages>, retryFetch: (fetchMessages: () => Promise<Messages>) => Promise<Messages>) {
  const { Provider } = deferredMessages({ firstMessage: 'close', load, retryFetch });
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = '<!--$-->Stays<!-- --> <!-- -->Close<!--/$-->';
  await act(async () => {
    hydrateRoot(place, page(Provider));
    await Promise.resolve();
  });
  return place;
}

test('messages that cannot be loaded leave what the server has sent as it is, until they come', async () => {
  const line = Promise.withResolvers<void>();
  let isDown = true;
  const load = () => (isDown ? Promise.reject(new Error('no line')) : Promise.resolve({ close: 'Close' }));
  const retryFetch = (fetchMessages: () => Promise<Messages>) => fetchMessages().catch(() => line.promise.then(fetchMessages));
  const place = await hydrated(load, retryFetch);
  expect(place).toHaveTextContent('Stays Close');
  isDown = false;
  await act(async () => {
    line.resolve();
    await line.promise;
  });
  expect(place).toHaveTextContent('Stays Close');
});
