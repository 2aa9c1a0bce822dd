import type { Locale, Messages, Site } from '@shop/contracts';
import { SiteContext } from '@shop/contracts/page';
import { act, render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { FormattedMessage, IntlProvider } from 'react-intl';
import { laterWords, type LaterWords } from './later-words.tsx';

const FIRST = { title: 'Stays' };

/** A part whose words are two, and how often they were asked for. */
function panel(load: (locale: Locale) => Promise<Messages> = () => Promise.resolve({ close: 'Close' })) {
  const asked: Locale[] = [];
  const words = laterWords({
    firstWord: 'close',
    load: (locale) => {
      asked.push(locale);
      return load(locale);
    },
  });
  return { ...words, asked };
}

function page(Words: LaterWords['Words'], messages: Record<string, string> = FIRST): ReactNode {
  return (
    <SiteContext value={{ locale: 'en_GB' } as Site}>
      <IntlProvider locale="en" messages={messages}>
        <Suspense fallback="…">
          <Words>
            <FormattedMessage id="title" /> <FormattedMessage id="close" />
          </Words>
        </Suspense>
      </IntlProvider>
    </SiteContext>
  );
}

test('what says them waits for its words, and has those of the page besides', async () => {
  const { Words, asked } = panel();
  await act(() => render(page(Words)));
  expect(screen.getByText('Stays Close')).toBeVisible();
  expect(asked).toEqual(['en_GB']);
});

test('words that were fetched ahead are said at once, and asked for once', async () => {
  const { Words, prepare, asked } = panel();
  await prepare('en_GB');
  render(page(Words));
  expect(screen.getByText('Stays Close')).toBeVisible();
  expect(asked).toEqual(['en_GB']);
});

test('a page that has all words, as a server’s, asks for none', () => {
  const { Words, asked } = panel();
  render(page(Words, { ...FIRST, close: 'Shut' }));
  expect(screen.getByText('Stays Shut')).toBeVisible();
  expect(asked).toEqual([]);
});

test('words that could not be had are asked for again', async () => {
  let isDown = true;
  const { prepare, asked } = panel(() => (isDown ? Promise.reject(new Error('no line')) : Promise.resolve({ close: 'Close' })));
  await expect(prepare('nl_BE')).rejects.toThrow('no line');
  isDown = false;
  await prepare('nl_BE');
  expect(asked).toEqual(['nl_BE', 'nl_BE']);
});
