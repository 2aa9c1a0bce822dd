import { LOCALES, type Locale } from '@shop/contracts';
import pg from 'pg';
import { labelsIn } from '../catalogue/content/labels.ts';
import type { Language } from '../catalogue/text.ts';

/** Writes the words of the ids that the catalogue format knows, in every locale: `wifi`, `spa` ... An editor's own come before them. */
export async function writeVocabulary(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const locale of LOCALES)
      await client.query(
        `insert into content (key, locale, body) values ('labels', $1, $2::jsonb)
          on conflict (key, locale) do update set body = excluded.body where content.body is distinct from excluded.body`,
        [locale, JSON.stringify(labelsIn(languageOf(locale)))],
      );
  } finally {
    await client.end();
  }
}

const languageOf = (locale: Locale) => locale.slice(0, 2) as Language;
