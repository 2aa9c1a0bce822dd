import { useState } from 'react';
import { addMonths, weekday } from '@shop/domain';
import { Card } from '../card/card.tsx';
import { CalendarList } from './calendar-list.tsx';
import { Calendar, type DayView } from './calendar.tsx';

const day = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const texts = {
  weekdayNames: ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'],
  dayLabel: (date: string) => day.format(new Date(`${date}T00:00:00Z`)),
  monthLabel: (date: string) => month.format(new Date(`${date}-01T00:00:00Z`)),
  labels: { previous: 'Mois précédent', next: 'Mois suivant', best: 'meilleur prix du mois', start: 'arrivée', end: 'départ' },
};
const legend = { best: 'meilleur prix du mois', closed: 'indisponible' };

function priced(date: string): DayView {
  if (date < '2027-02-05') return { status: 'past', reason: 'Date passée' };
  if (date.endsWith('13')) return { status: 'unavailable', reason: 'Complet' };
  if (date === '2027-02-20') return { status: 'open', price: '249 €', selected: 'start' };
  if (date === '2027-02-21') return { status: 'open', price: '199 €', selected: 'between' };
  if (date === '2027-02-22') return { status: 'open', price: '178 €', selected: 'end' };
  return weekday(date) < 4
    ? { status: 'open', price: '178 €', best: true }
    : { status: 'open', price: weekday(date) === 6 ? '249 €' : '199 €' };
}

interface PagedProps {
  readonly count: number;
  readonly dayView: (date: string) => DayView;
  readonly hasLegend?: boolean;
}

function Paged({ count, dayView, hasLegend = false }: PagedProps) {
  const [first, setFirst] = useState('2027-02');
  const months = Array.from({ length: count }, (_, index) => addMonths(first, index));
  return (
    <Calendar
      {...texts}
      labels={{ ...texts.labels, ...(hasLegend && { legend }) }}
      months={months}
      dayView={dayView}
      canShow={{ previous: first > '2027-02', next: true }}
      onShow={(step) => setFirst(addMonths(first, step))}
      onChoose={() => undefined}
    />
  );
}

/** Three months a step, until a year is shown. */
function Endless() {
  const [count, setCount] = useState(3);
  return (
    <CalendarList
      {...texts}
      months={Array.from({ length: count }, (_, index) => addMonths('2027-02', index))}
      dayView={priced}
      onChoose={() => undefined}
      onMore={() => setCount(Math.min(count + 3, 12))}
      hasMore={count < 12}
      loadingText="Nous cherchons les prochaines disponibilités…"
    />
  );
}

export default {
  title: 'Calendar',
  states: {
    'two months with prices': <Paged count={2} dayView={priced} hasLegend />,
    'without prices, in a card': (
      <Card>
        <Paged count={2} dayView={(date) => ({ ...priced(date), price: undefined, best: undefined })} />
      </Card>
    ),
    'a list without end': <Endless />,
    'a column of months': (
      <Calendar {...texts} layout="column" months={['2027-04', '2027-05']} dayView={priced} onChoose={() => undefined} />
    ),
  },
};
