import { LOCALES, type Locale } from '@shop/contracts';
import { parseArgs } from 'node:util';
import { PAGES, type PageName } from './pages.ts';

/** What `npm run look` was asked for. */
export interface LookArguments {
  readonly pages: readonly PageName[];
  readonly locales: readonly Locale[];
  /** Widths of the window in CSS pixels. */
  readonly widths: readonly number[];
  /** Address of the running shop. */
  readonly base: string;
}

/** Reads `home results stay --locales fr_FR,nl_BE --widths 390,1440`; throws one sentence that says what is wrong. */
export function readArguments(args: string[]): LookArguments {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      locales: { type: 'string', default: 'fr_FR' },
      widths: { type: 'string', default: '390,1440' },
      base: { type: 'string', default: `http://localhost:${process.env.PORT ?? 4200}` },
    },
  });
  return {
    pages: (positionals.length ? positionals : ['home']).map((page) => oneOf(page, PAGES, 'page')),
    locales: values.locales.split(',').map((locale) => oneOf(locale, LOCALES, 'locale')),
    widths: values.widths.split(',').map(width),
    base: values.base.replace(/\/$/, ''),
  };
}

function oneOf<Word extends string>(word: string, known: readonly Word[], what: string): Word {
  const match = known.find((candidate) => candidate === word);
  if (!match) throw new Error(`"${word}" is no ${what}; there are: ${known.join(', ')}`);
  return match;
}

function width(text: string): number {
  const pixels = Number(text);
  if (!Number.isInteger(pixels) || pixels < 240 || pixels > 3840) throw new Error(`"${text}" is no width between 240 and 3840 pixels`);
  return pixels;
}
