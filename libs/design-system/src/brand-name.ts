/** The default brand's name: the one place that holds it. */
export const defaultBrandName = 'Escale';

/** The name that the shop is shown under: a partner's, or its own. */
export function brandNameOf({ brand }: { readonly brand?: { readonly name: string } | undefined }): string {
  return brand?.name ?? defaultBrandName;
}

/** The title of a page as every page has it, `Contact us | Escale`; one that names the shop already stays as it is. */
export function pageTitle(title: string, name: string = defaultBrandName): string {
  return title.includes(name) ? title : `${title} | ${name}`;
}
