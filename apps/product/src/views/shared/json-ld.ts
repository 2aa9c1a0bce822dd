import type { Crumb } from '@shop/contracts';
import type { BreadcrumbList, Graph, Thing } from 'schema-dts';

/** Several things in one script, as search engines read them; no text of the catalogue can end the script it stands in. */
export function jsonLd(things: readonly Thing[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things } as Graph;
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** The way from the home page; the last step is the page itself. Addresses become absolute. */
export function breadcrumbList(crumbs: readonly Crumb[], here: string, absolute: (path: string) => string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, uri }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: uri === undefined ? here : absolute(uri),
    })),
  };
}
