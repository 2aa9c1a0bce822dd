import type { HotelDetail } from '@shop/contracts';
import { Button, EmptyState, Section } from '@shop/design-system';
import type { DaySelection, Party } from '@shop/domain';
import { hrefFor } from '@shop/routes';
import { useSite } from '@shop/contracts/page';
import { useRef, type ReactNode } from 'react';
import type { HotelOffers } from '../../views/hotel/hotel-offers.ts';
import { routeLink } from '../shared/route-link.tsx';
import { useMessages } from '../shared/use-messages.ts';
import { partyLabel } from '../shared/stay-labels.ts';
import { HotelRooms } from './hotel-rooms.tsx';
import { HotelWeekends } from './hotel-weekends.tsx';
import css from './hotel-offers.module.css';

export interface ChosenStay {
  readonly dates: DaySelection;
  readonly party: Party;
}

export interface OffersProps {
  readonly hotel: HotelDetail;
  readonly isHotelFlow: boolean;
  readonly choice: ChosenStay;
  readonly now:
    | { readonly kind: 'shown'; readonly offers: HotelOffers; readonly isStale: boolean }
    | { readonly kind: 'failed'; readonly retry: () => void };
  readonly onSeeAll: () => void;
  /** Date and party selector. */
  readonly selector: ReactNode;
}

/** What the hotel sells: rooms or weekends, or why there is nothing and what helps on (spec 2, sections 2 and 8). */
export function HotelOffersSection({ hotel, isHotelFlow, choice, now, onSeeAll, selector }: OffersProps) {
  const t = useMessages();
  const title = isHotelFlow ? t('hotel.offers.rooms') : t('hotel.offers.stays', { hotel: hotel.label });
  const shown = now.kind === 'shown' ? now.offers : undefined;
  const isStale = now.kind === 'shown' && now.isStale;
  const intro =
    shown && 'count' in shown && !isStale ? t('hotel.offers.intro', { count: shown.count, party: partyLabel(choice.party, t) }) : undefined;
  const status = useRef<HTMLParagraphElement>(null);
  /** What was pressed goes with the list: the focus moves to the line that says what comes. */
  const fromStatus = (act: () => void) => () => {
    status.current?.focus();
    act();
  };
  return (
    <Section title={title}>
      <div className={css.offers}>
        {hotel.active && selector}
        <p ref={status} className={css.intro} role="status" tabIndex={-1}>
          {isStale ? t('hotel.offers.loading') : intro}
        </p>
        <div aria-busy={isStale || undefined} inert={isStale} className={css.list}>
          {shown ? (
            <Offers offers={shown} choice={choice} onSeeAll={fromStatus(onSeeAll)} />
          ) : (
            now.kind === 'failed' && <Failed onRetry={fromStatus(now.retry)} />
          )}
        </div>
      </div>
    </Section>
  );
}

function Offers({
  offers,
  choice,
  onSeeAll,
}: {
  readonly offers: HotelOffers;
  readonly choice: ChosenStay;
  readonly onSeeAll: () => void;
}) {
  switch (offers.kind) {
    case 'rooms':
      return <HotelRooms rooms={offers.rooms} choice={choice} />;
    case 'weekends':
      return <HotelWeekends weekends={offers.weekends} choice={choice} />;
    case 'noneOnDates':
      return <NoneOnDates onSeeAll={onSeeAll} />;
    case 'none':
      return <None />;
  }
}

/** Spec 2, section 8: "Sorry, no availability on your dates", help by phone, and the way back to all offers. */
function NoneOnDates({ onSeeAll }: { readonly onSeeAll: () => void }) {
  const { locale } = useSite();
  const t = useMessages();
  return (
    <EmptyState
      icon="calendar"
      headingLevel={3}
      title={t('hotel.empty.dates')}
      action={
        <Button look="primary" onClick={onSeeAll}>
          {t('hotel.empty.all')}
        </Button>
      }
    >
      <p>{t('hotel.empty.phone')}</p>
      <p>
        <Button look="link" icon="phone" href={hrefFor('contact', locale)} render={routeLink}>
          {t('hotel.empty.contact')}
        </Button>
      </p>
    </EmptyState>
  );
}

function None() {
  const t = useMessages();
  return <EmptyState icon="hotel" headingLevel={3} title={t('hotel.empty.none')} />;
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useMessages();
  return (
    <div role="alert">
      <EmptyState
        icon="triangle-alert"
        headingLevel={3}
        title={t('product.failed')}
        action={<Button onClick={onRetry}>{t('product.retry')}</Button>}
      />
    </div>
  );
}
