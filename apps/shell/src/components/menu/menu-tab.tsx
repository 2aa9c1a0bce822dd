import type { MenuLink } from '@shop/contracts';
import { Icon, isIconName } from '@shop/design-system';
import { FormattedMessage } from 'react-intl';
import { ContentAnchor } from '../content-anchor.tsx';
import { MenuList } from './menu-list.tsx';
import css from './menu.module.css';
import { ThisWeek } from './this-week.tsx';

interface MenuTabProps {
  /** Second level; its children are the third, theirs the fourth. */
  readonly tab: MenuLink;
  readonly isFirst: boolean;
}

/** One tab of the menu: one is open at a time, by the browser itself; a press on the open one leaves it open (`closeDisclosures`). */
export function MenuTab({ tab, isFirst }: MenuTabProps) {
  const links = tab.children ?? [];
  const groups = links.filter(({ children }) => children?.length);
  const plain = links.filter(({ children }) => !children?.length);
  return (
    <details name="inspirations" className={css.tab} open={isFirst} data-stays-open="">
      <summary className={css.tabName} data-highlight={tab.variant === 'highlight' || undefined}>
        <TabIcon tab={tab} />
        {tab.label}
      </summary>
      <div className={css.content}>
        <div className={css.columns}>
          {plain.length > 0 && <MenuList links={plain} />}
          {groups.length > 0 && (
            <div className={css.groups}>
              {groups.map((group) => (
                <MenuGroup key={group._id} group={group} />
              ))}
            </div>
          )}
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

/** A tab with nothing below it is the link itself. */
export function TabLink({ tab }: Pick<MenuTabProps, 'tab'>) {
  return (
    <ContentAnchor url={tab.uri ?? '/'} className={css.tabName} highlight={tab.variant === 'highlight'}>
      <TabIcon tab={tab} />
      {tab.label}
    </ContentAnchor>
  );
}

function MenuGroup({ group }: { readonly group: MenuLink }) {
  return (
    <section className={css.group}>
      <h3 className={css.groupName}>{group.uri ? <ContentAnchor url={group.uri}>{group.label}</ContentAnchor> : group.label}</h3>
      <MenuList links={group.children ?? []} />
    </section>
  );
}

function TabIcon({ tab: { icon } }: Pick<MenuTabProps, 'tab'>) {
  return icon && isIconName(icon) ? <Icon name={icon} size="small" /> : null;
}
