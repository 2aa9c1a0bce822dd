import { Calendar, CalendarList } from '@shop/design-system';
import type { LocalDate } from '@shop/contracts';
import type { ComponentProps } from 'react';
import css from './dates-panel.module.css';
import { useMonths } from './use-months.ts';

type MonthsProps = Omit<ComponentProps<typeof Calendar>, 'months' | 'onShow' | 'canShow' | 'layout'> & {
  readonly chosen: LocalDate | undefined;
  readonly lastMonth: string | undefined;
};

/** Two months, one further at a time. */
export function MonthPages({ chosen, lastMonth, ...calendar }: MonthsProps) {
  const { page, show } = useMonths({ today: calendar.today ?? '', chosen, lastMonth });
  return <Calendar {...calendar} months={page.shown} canShow={page.canShow} onShow={show} />;
}

/** Months below each other, more of them near the end. */
export function MonthColumn({ chosen, lastMonth, loadingText, ...calendar }: MonthsProps & { readonly loadingText: string }) {
  const { column, more } = useMonths({ today: calendar.today ?? '', chosen, lastMonth });
  return (
    <div className={css.column}>
      <CalendarList {...calendar} months={column.shown} hasMore={column.hasMore} onMore={more} loadingText={loadingText} />
    </div>
  );
}
