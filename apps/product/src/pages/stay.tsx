import { stayQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { Container } from '@shop/design-system';
import { chooseDay, type DaySelection } from '@shop/domain';
import { checkoutHref } from '@shop/routes';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useParams } from 'react-router';
import { BookingPanel } from '../components/booking/booking-panel.tsx';
import { BuyBar } from '../components/booking/buy-bar.tsx';
import { DateSection } from '../components/booking/date-section.tsx';
import { ExpiredStay } from '../components/booking/expired-stay.tsx';
import { StayGallery } from '../components/stay/stay-gallery.tsx';
import { StayHead } from '../components/stay/stay-head.tsx';
import { StayHeading } from '../components/stay/stay-heading.tsx';
import { StayIncludes } from '../components/stay/stay-includes.tsx';
import { StayStory } from '../components/stay/stay-story.tsx';
import css from './stay.module.css';
import { useStayDays } from './use-stay-days.ts';
import { useStayPrice } from './use-stay-price.ts';
import { useStayState } from './use-stay-state.ts';

/** One stay: what it is, when it can be had, for how much, and the way to book it (spec 2, section 2). */
export function StayPage() {
  const { id = '' } = useParams();
  const { locale } = useSite();
  const { data: stay } = useSuspenseQuery(stayQuery({ id, locale }));
  const { state, change } = useStayState();
  const { checkin, checkout, adults, children, babies } = state;
  const party = { adults, children, babies };

  const [arrival, setArrival] = useState<DaySelection>();
  const selection = arrival ?? { checkin, checkout };
  const setDates = (dates: DaySelection) => {
    const isComplete = !dates.checkin || dates.checkout;
    setArrival(isComplete ? undefined : dates);
    if (isComplete) change({ ...state, checkin: dates.checkin, checkout: dates.checkout });
  };

  const calendar = useStayDays(id, selection, party);
  const price = useStayPrice(stay, arrival ? {} : { checkin, checkout }, party);
  const dates = useRef<HTMLDivElement>(null);
  const [datesAreMissing, setDatesAreMissing] = useState(false);
  const showCalendar = () => {
    dates.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
    dates.current?.focus({ preventScroll: true });
  };
  const booking = {
    price,
    selection,
    party,
    bookHref: checkin && checkout && price.kind === 'final' ? checkoutHref(locale, { id, checkin, checkout, ...party }) : undefined,
    onShowCalendar: showCalendar,
    onBookWithoutDates: () => {
      setDatesAreMissing(true);
      showCalendar();
    },
  };

  return (
    <Container>
      <StayHead stay={stay} />
      <StayHeading stay={stay} />
      <StayGallery stay={stay} />
      <div className={css.columns}>
        <div className={css.story}>
          <StayIncludes stay={stay} />
          <div ref={dates} tabIndex={-1} className={css.dates} id="dates">
            <DateSection
              calendar={calendar}
              datesAreMissing={datesAreMissing && !selection.checkout}
              onChoose={(day) => setDates(chooseDay(selection, day))}
              onClear={() => setDates({})}
            />
          </div>
          <StayStory stay={stay} />
        </div>
        <aside className={css.aside}>
          {stay.published ? (
            <BookingPanel
              {...booking}
              stay={stay}
              datesAreMissing={datesAreMissing && !selection.checkout}
              onParty={(next) => change({ ...state, ...next })}
            />
          ) : (
            <ExpiredStay stay={stay} />
          )}
        </aside>
      </div>
      {stay.published && <BuyBar {...booking} />}
    </Container>
  );
}
