import type { MenuLink, MenuTheme } from '@shop/contracts';
import { Icon } from '@shop/design-system';
import { useRef } from 'react';
import { MenuTab } from './menu-tab.tsx';
import css from './menu.module.css';
import { useDisclosure } from './use-disclosure.ts';

interface InspirationsProps {
  /** The top entry; its children are the tabs (spec 2, section 2: at most four levels). */
  readonly top: MenuLink;
  readonly themes: readonly MenuTheme[];
}

/** "Inspirations": a disclosure that opens without any script; scripts add Escape and a press outside. */
export function Inspirations({ top, themes }: InspirationsProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useDisclosure(menu);
  return (
    <details ref={menu} className={css.top} data-closes="">
      <summary className={css.opener}>
        {top.label}
        <Icon name="chevron-down" size="small" />
      </summary>
      <div className={css.panel}>
        <div className={css.tabs}>
          {top.children?.map((tab, index) => (
            <MenuTab key={tab._id} tab={tab} themes={tab._id === 'themes' ? themes : []} isFirst={index === 0} />
          ))}
        </div>
      </div>
    </details>
  );
}
