import { useSite } from '@shop/contracts/page';
import { Button, Card, TextField } from '@shop/design-system';
import { useState } from 'react';
import { hrefFor } from '@shop/routes';
import { sharableLink } from '../../views/stay/sharable-link.ts';
import { DeferredMessages } from '../shared/deferred-messages.tsx';
import type { StayPartProps } from '../shared/stay-part-props.ts';
import { useMessages } from '../shared/use-messages.ts';
import css from './care-panel.module.css';

/** For staff of customer care: what they need at hand, and a link that a customer can open (spec 2, section 1). */
export function CarePanel(props: StayPartProps) {
  return (
    <DeferredMessages part="stay">
      <Panel {...props} />
    </DeferredMessages>
  );
}

function Panel({ stay, visit }: StayPartProps) {
  const { locale, origin, origins } = useSite();
  const t = useMessages();
  const [isCopied, setCopied] = useState(false);
  const { price, dates, offers } = visit;
  const link = sharableLink(origins?.[locale] ?? origin, hrefFor('stay', locale, { id: stay.id, slug: stay.slug }), dates.checkin);
  const facts = [
    [t('stay.care.stay'), stay.id],
    [t('stay.care.hotel'), `${stay.hotel.label} (${stay.hotel.id})`],
    [t('stay.care.offer'), offers.kind === 'found' ? offers.chosen.weekendId : stay.id],
    [t('stay.care.policy'), stay.cancellationPolicy.type],
    [t('stay.care.rooms'), price.kind === 'final' ? String(price.quote.availableRooms) : '–'],
  ] as const;
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <Card as="section" look="quiet" aria-label={t('stay.care.title')} className={css.panel}>
      <h2 className={css.title}>{t('stay.care.title')}</h2>
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={css.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <TextField label={t('stay.care.link')} value={link} readOnly onFocus={({ target }) => target.select()} />
      <Button icon="copy" onClick={() => void copy().catch(() => undefined)}>
        {t('stay.care.copy')}
      </Button>
      <p role="status">{isCopied && t('product.stay.copied')}</p>
    </Card>
  );
}
