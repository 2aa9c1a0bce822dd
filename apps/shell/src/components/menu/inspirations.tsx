import type { MenuLink, MenuTheme } from '@shop/contracts';
import { Icon } from '@shop/design-system';
import { MenuTab, TabLink } from './menu-tab.tsx';
import css from './menu.module.css';

interface InspirationsProps {
  /** The top entry; its children are the tabs (spec 2, section 2: at most four levels). */
  readonly top: MenuLink;
  readonly themes: readonly MenuTheme[];
}

const THEMES = 'themes';

/** "Inspirations": a disclosure that opens without any script; scripts add Escape and a press outside (`closeDisclosures`). */
export function Inspirations({ top, themes }: InspirationsProps) {
  return (
    <details className={css.top} data-closes="">
      <summary className={css.opener}>
        {top.label}
        <Icon name="chevron-down" size="small" />
      </summary>
      <div className={css.panel}>
        <div className={css.tabs}>
          {top.children?.map((tab, index) =>
            tab.children?.length || tab._id === THEMES ? (
              <MenuTab key={tab._id} tab={withThemes(tab, themes)} isFirst={index === 0} />
            ) : (
              <TabLink key={tab._id} tab={tab} />
            ),
          )}
        </div>
      </div>
    </details>
  );
}

/** The themes tab shows the themes, with their icons, where it brings no links of its own. */
function withThemes(tab: MenuLink, themes: readonly MenuTheme[]): MenuLink {
  if (tab._id !== THEMES || tab.children?.length) return tab;
  return { ...tab, children: themes.map(({ id, name, icon, uri, count }) => ({ _id: id, label: name, icon, uri, count })) };
}
