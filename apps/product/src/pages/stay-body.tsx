import type { StayDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Container } from '@shop/design-system';
import { useRef } from 'react';
import { BookingPanel } from '../components/booking/booking-panel.tsx';
import { BuyBar } from '../components/booking/buy-bar.tsx';
import { ExpiredStay } from '../components/booking/expired-stay.tsx';
import { FlowToggle } from '../components/booking/flow-toggle.tsx';
import { useBookingPress } from '../components/booking/use-booking-press.ts';
import { openedPart } from '../components/opened/opened-part.tsx';
import { DeferredMessages } from '../components/shared/deferred-messages.tsx';
import { showActivityDays, showDates } from '../components/shared/show-dates.ts';
import { OtherOffers } from '../components/stay/offers/other-offers.tsx';
import { GiftPlan } from '../components/stay/plan/gift-plan.tsx';
import { StayGallery } from '../components/stay/stay-gallery.tsx';
import { StayHead } from '../components/stay/stay-head.tsx';
import { StayHeading } from '../components/stay/stay-heading.tsx';
import { StayPlan } from '../components/stay/stay-plan.tsx';
import { StayTabs } from '../components/stay/stay-tabs.tsx';
import { StayMore } from '../components/stay/story/stay-more.tsx';
import { StayStory } from '../components/stay/story/stay-story.tsx';
import { OpenedStayWindow } from '../components/stay/windows/opened-stay-window.tsx';
import { useStayWindow } from '../components/stay/windows/use-stay-window.ts';
import css from './stay.module.css';
import { useStayVisit } from './use-stay-visit.ts';

const CarePanel = openedPart(() =>
  import(/* webpackChunkName: "opened-care" */ '../components/care/care-panel.tsx').then((module) => module.CarePanel),
);

/** One stay: what it is, when it can be had, for how much, and the way to book it (spec 2, section 2). */
export function StayBody({ stay }: { readonly stay: StayDetail }) {
  return (
    <DeferredMessages part="stay">
      <Stay stay={stay} />
    </DeferredMessages>
  );
}

function Stay({ stay }: { readonly stay: StayDetail }) {
  const { customerCare } = useSite();
  const visit = useStayVisit(stay);
  const { isGift } = visit;
  const isSold = stay.published && !isGift;
  const panel = useRef<HTMLElement>(null);
  const windows = useStayWindow();
  const booking = {
    visit,
    onBook: useBookingPress(stay, visit),
    onStop: () => {
      visit.sayWhatIsMissing();
      if (visit.step.kind === 'activityDaysMissing') showActivityDays();
      else showDates();
    },
  };
  return (
    <Container>
      <StayHead stay={stay} />
      <StayHeading stay={stay} />
      <StayGallery stay={stay} />
      <StayTabs booking={isSold ? booking : undefined} stay={stay} panel={panel} />
      <div className={css.columns}>
        <div className={css.plan}>
          <StayPlan stay={stay} visit={visit} />
        </div>
        <aside ref={panel} className={css.aside}>
          {customerCare && <CarePanel stay={stay} visit={visit} />}
          {!stay.published && <ExpiredStay stay={stay} visit={visit} />}
          {stay.published && stay.isGiftable && <FlowToggle isGift={isGift} onGift={visit.giveAsGift} onBooking={visit.bookForOneself} />}
          {stay.published && isGift && <GiftPlan stay={stay} visit={visit} />}
          {isSold && <BookingPanel {...booking} stay={stay} />}
        </aside>
        <div className={css.story}>
          <StayStory stay={stay} windows={windows} />
        </div>
      </div>
      <div className={css.more}>
        <StayMore stay={stay} visit={visit} windows={windows} />
        <OtherOffers stay={stay} visit={visit} />
      </div>
      <OpenedStayWindow stay={stay} windows={windows} />
      {isSold && <BuyBar {...booking} stay={stay} />}
    </Container>
  );
}
