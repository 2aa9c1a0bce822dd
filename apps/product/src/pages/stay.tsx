import { stayQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { Container } from '@shop/design-system';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { BookingPanel } from '../components/booking/booking-panel.tsx';
import { BuyBar } from '../components/booking/buy-bar.tsx';
import { ExpiredStay } from '../components/booking/expired-stay.tsx';
import { FlowToggle } from '../components/booking/flow-toggle.tsx';
import { StayGallery } from '../components/stay/stay-gallery.tsx';
import { StayHead } from '../components/stay/stay-head.tsx';
import { StayHeading } from '../components/stay/stay-heading.tsx';
import { StayIncludes } from '../components/stay/stay-includes.tsx';
import { StayTabs } from '../components/stay/stay-tabs.tsx';
import { StayViewed } from '../components/stay/stay-viewed.tsx';
import { showDates } from '../components/shared/show-dates.ts';
import { Care, Gift, Rest } from './stay-parts.ts';
import css from './stay.module.css';
import { useStayVisit } from './use-stay-visit.ts';

/** One stay: what it is, when it can be had, for how much, and the way to book it (spec 2, section 2). */
export function StayPage() {
  const { id = '' } = useParams();
  const { locale, customerCare } = useSite();
  const { data: stay } = useSuspenseQuery(stayQuery({ id, locale }));
  const visit = useStayVisit(stay);
  const booking = {
    visit,
    onStop: () => {
      visit.sayWhatIsMissing();
      if (visit.step.kind !== 'activityDaysMissing') showDates();
    },
  };
  return (
    <Container>
      <StayHead stay={stay} />
      <StayViewed stay={stay} />
      <StayHeading stay={stay} />
      <StayGallery stay={stay} />
      <StayTabs booking={stay.published && !visit.isGift ? booking : undefined} stay={stay} />
      <div className={css.columns}>
        <div className={css.story}>
          <StayIncludes stay={stay} />
          <Rest.Part stay={stay} visit={visit} />
        </div>
        <aside className={css.aside}>
          {customerCare && <Care.Part stay={stay} visit={visit} />}
          {!stay.published && <ExpiredStay stay={stay} />}
          {stay.published && stay.isGiftable && (
            <FlowToggle isGift={visit.isGift} onGift={visit.giveAsGift} onBooking={visit.bookForOneself} />
          )}
          {stay.published && visit.isGift && <Gift.Part stay={stay} visit={visit} />}
          {stay.published && !visit.isGift && <BookingPanel {...booking} stay={stay} />}
        </aside>
      </div>
      {stay.published && !visit.isGift && <BuyBar {...booking} stay={stay} />}
    </Container>
  );
}
