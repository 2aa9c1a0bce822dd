import type { MenuAnswer, MenuLink } from '@shop/contracts';

/** The menu as it is drawn: what its own links say already, place and themes, stays behind. */
export function lightMenu({ links, themes }: MenuAnswer): MenuAnswer {
  const light = (link: MenuLink): MenuLink => ({
    ...link,
    location: undefined,
    ...(link.children && { children: link.children.map(light) }),
  });
  const tabs = links.flatMap(({ children }) => children ?? []) as readonly MenuLink[];
  const hasThemes = tabs.some(({ _id, children }) => _id === 'themes' && children?.length);
  return { links: links.map(light) as MenuAnswer['links'], themes: hasThemes ? [] : themes };
}
