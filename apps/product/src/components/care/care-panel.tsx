import { useSite } from '@shop/contracts/page';
import { Button, Card, TextField } from '@shop/design-system';
import { useState } from 'react';
import { hrefFor } from '@shop/routes';
import { sharableLink } from '../../views/stay/sharable-link.ts';
import { LaterWords } from '../shared/later-words.tsx';
import type { StayPartProps } from '../shared/stay-part-props.ts';
import { useWords } from '../shared/use-words.ts';
import css from './care-panel.module.css';

/** For staff of customer care: what they need at hand, and a link that a customer can open (spec 2, section 1). */
export function CarePanel(props: StayPartProps) {
  return (
    <LaterWords part="stay">
      <Panel {...props} />
    </LaterWords>
  );
}

function Panel({ stay, visit }: StayPartProps) {
  const { locale, origin, origins } = useSite();
  const words = useWords();
  const [isCopied, setCopied] = useState(false);
  const { price, dates, offers } = visit;
  const link = sharableLink(origins?.[locale] ?? origin, hrefFor('stay', locale, { id: stay.id, slug: stay.slug }), dates.checkin);
  const facts = [
    [words('stay.care.stay'), stay.id],
    [words('stay.care.hotel'), `${stay.hotel.label} (${stay.hotel.id})`],
    [words('stay.care.offer'), offers.kind === 'found' ? offers.chosen.weekendId : stay.id],
    [words('stay.care.policy'), stay.cancellationPolicy.type],
    [words('stay.care.rooms'), price.kind === 'final' ? String(price.quote.availableRooms) : '–'],
  ] as const;
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <Card as="section" look="quiet" aria-label={words('stay.care.title')} className={css.panel}>
      <h2 className={css.title}>{words('stay.care.title')}</h2>
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={css.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <TextField label={words('stay.care.link')} value={link} readOnly onFocus={({ target }) => target.select()} />
      <Button icon="copy" onClick={() => void copy().catch(() => undefined)}>
        {words('stay.care.copy')}
      </Button>
      <p role="status">{isCopied && words('product.stay.copied')}</p>
    </Card>
  );
}
