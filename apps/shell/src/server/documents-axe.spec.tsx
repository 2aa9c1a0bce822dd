import { parse } from '@formatjs/icu-messageformat-parser';
import { axeFaults } from '@shop/testing/axe';
import { showDocument } from '@shop/testing/show-document';
import { readFileSync } from 'node:fs';
import type { Words } from '../app.tsx';
import { aSite } from '../testing/a-site.ts';
import { crashPage, unreadablePage } from './crash-page.ts';
import { splashPage } from './splash.ts';

const texts = JSON.parse(readFileSync('apps/shell/src/messages/nl_BE.json', 'utf8')) as Record<string, string>;
const words = Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)])) as Words;

test.each([
  ['the welcome of Belgium', splashPage({ shop: 'Shop', css: [], origin: 'http://be.localhost' })],
  ['the page of a crash without any code', crashPage(aSite({ locale: 'nl_BE', prefix: '/nl' }), words, [])],
  ['the page of an address that nobody can read', unreadablePage(aSite({ locale: 'nl_BE', prefix: '/nl' }), words, [])],
])('%s has nothing that axe objects to, from its language and title on', async (_, html) => {
  showDocument(html);
  expect(await axeFaults(document.documentElement)).toEqual([]);
});
