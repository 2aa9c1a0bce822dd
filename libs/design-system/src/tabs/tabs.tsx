import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { isRtl, nextStop } from '../keyboard/next-stop.ts';
import css from './tabs.module.css';

export interface TabsProps<Id extends string = string> {
  /** Names the row of tabs. */
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly label: string; readonly icon?: IconName; readonly panel: ReactNode }[];
  /** Leave both out to let the tabs keep it; the first one is open then. */
  readonly active?: Id;
  readonly onChange?: (id: Id) => void;
}

/** Panels of which one is seen (ARIA tabs: arrows choose, Tab goes on into the panel). */
export function Tabs<Id extends string>({ label, tabs, active: given, onChange }: TabsProps<Id>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState<Id>();
  const active = given ?? own ?? tabs[0]?.id;
  const choose = (next: Id) => {
    setOwn(next);
    onChange?.(next);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const from = tabs.findIndex((tab) => tab.id === active);
    const to = nextStop(event.key, from, { count: tabs.length, isRtl: isRtl(event.currentTarget) });
    const tab = to === undefined ? undefined : tabs[to];
    if (to === undefined || !tab) return;
    event.preventDefault();
    choose(tab.id);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };
  return (
    <div>
      <div ref={row} className={css.row} role="tablist" aria-label={label} onKeyDown={press}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            className={css.tab}
            aria-selected={tab.id === active}
            aria-controls={`${id}-${tab.id}-panel`}
            tabIndex={tab.id === active ? 0 : -1}
            onClick={() => choose(tab.id)}
          >
            {tab.icon && <Icon name={tab.icon} />}
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={`${id}-${tab.id}-panel`}
          className={css.panel}
          role="tabpanel"
          aria-labelledby={`${id}-${tab.id}`}
          tabIndex={0}
          hidden={tab.id !== active}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
