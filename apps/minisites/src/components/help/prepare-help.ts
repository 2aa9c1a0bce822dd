import { articlesQuery } from '@shop/api-client';
import type { WidgetVisit } from '@shop/contracts';

/** What the help shows without any script: something to read. Which hotel was meant is known to the browser alone. */
export function prepareHelp({ client, site: { locale } }: WidgetVisit): Promise<void> {
  return client.prefetchQuery(articlesQuery({ locale }));
}
