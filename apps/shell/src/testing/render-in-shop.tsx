import type { Locale, Site } from '@shop/contracts';
import { SiteContext, SlotContext, type SlotProps } from '@shop/contracts/page';
import { parse } from '@formatjs/icu-messageformat-parser';
import { render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { LayoutContext } from '../layout/layout-context.ts';
import { EMPTY_CONTENT, type Layout } from '../layout/layout.ts';
import { intlOf, type Words } from '../intl-of.ts';
import { aSite } from './a-site.ts';

export { aSite };

export const aLayout = (facts: Partial<Layout> = {}): Layout => ({
  ...EMPTY_CONTENT,
  origins: { fr_FR: 'http://fr.localhost', fr_BE: 'http://be.localhost/fr', nl_BE: 'http://be.localhost/nl', it_IT: 'http://it.localhost' },
  asksConsent: false,
  isSignedIn: false,
  ...facts,
});

interface InShop {
  readonly site?: Partial<Site>;
  readonly layout?: Partial<Layout>;
  /** Address of the page, without prefix. */
  readonly at?: string;
  /** What the server has sent of the part, for a browser to take over. */
  readonly sent?: string;
}

/** Draws a part of the layout on a page of the shop, with its real words. */
export function renderInShop(part: ReactNode, { site, layout, at = '/', sent }: InShop = {}) {
  const here = aSite(site);
  const container = document.body.appendChild(document.createElement('div'));
  if (sent) container.innerHTML = sent;
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [at] });
  return render(
    <SiteContext value={here}>
      <LayoutContext value={aLayout(layout)}>
        <SlotContext value={NoSlot}>
          <RawIntlProvider value={intlOf(here.locale, wordsOf(here.locale))}>
            <RouterProvider router={router} />
          </RawIntlProvider>
        </SlotContext>
      </LayoutContext>
    </SiteContext>,
    { container, hydrate: sent !== undefined },
  );
}

function NoSlot({ fallback }: SlotProps) {
  return fallback ?? null;
}

const known = new Map<Locale, Words>();

function wordsOf(locale: Locale): Words {
  const words = known.get(locale) ?? compiled(locale);
  known.set(locale, words);
  return words;
}

function compiled(locale: Locale): Words {
  const texts = JSON.parse(readFileSync(join(import.meta.dirname, `../messages/${locale}.json`), 'utf8')) as Record<string, string>;
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)])) as Words;
}
