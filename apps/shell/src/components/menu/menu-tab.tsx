import type { MenuLink, MenuTheme } from '@shop/contracts';
import { Icon, isIconName } from '@shop/design-system';
import { FormattedMessage } from 'react-intl';
import { ContentAnchor } from '../content-anchor.tsx';
import { MenuList } from './menu-list.tsx';
import css from './menu.module.css';
import { ThisWeek } from './this-week.tsx';

interface MenuTabProps {
  /** Second level; its children are the third. */
  readonly tab: MenuLink;
  /** Shown in the themes tab. */
  readonly themes: readonly MenuTheme[];
  readonly isFirst: boolean;
}

/** One tab of the menu: one is open at a time, by the browser itself. */
export function MenuTab({ tab, themes, isFirst }: MenuTabProps) {
  const links = tab.children ?? [];
  const groups = links.filter(({ children }) => children?.length);
  const plain = links.filter(({ children }) => !children?.length);
  return (
    <details name="inspirations" className={css.tab} open={isFirst}>
      <summary className={css.tabName} data-highlight={tab.variant === 'highlight' || undefined}>
        {tab.icon && isIconName(tab.icon) && <Icon name={tab.icon} size="small" />}
        {tab.label}
      </summary>
      <div className={css.content}>
        <div className={css.columns}>
          {themes.length > 0 && <MenuList links={themes.map(themeLink)} />}
          {plain.length > 0 && themes.length === 0 && <MenuList links={plain} />}
          {groups.map((group) => (
            <section key={group._id} className={css.group}>
              <h3 className={css.groupName}>{group.uri ? <ContentAnchor url={group.uri}>{group.label}</ContentAnchor> : group.label}</h3>
              <MenuList links={group.children ?? []} />
            </section>
          ))}
          {tab.uri && (
            <ContentAnchor url={tab.uri} className={css.all}>
              <FormattedMessage id="shell.menu.all" values={{ what: tab.label }} />
            </ContentAnchor>
          )}
        </div>
        {tab.thisWeekTheme && <ThisWeek theme={tab.thisWeekTheme} />}
      </div>
    </details>
  );
}

function themeLink({ id, name, icon, uri, count }: MenuTheme): MenuLink {
  return { _id: id, label: name, icon, uri, ...(count !== undefined && { count }) };
}
