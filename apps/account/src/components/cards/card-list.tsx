import { useSite } from '@shop/contracts/page';
import { Badge, Button, Card, Icon, Message, VisuallyHidden } from '@shop/design-system';
import { hrefFor } from '@shop/routes';
import { useState } from 'react';
import type { CardView } from '../../views/cards/card-view.ts';
import { Notice } from '../forms/notice.tsx';
import { routerLink } from '../router-link.tsx';
import css from './card-list.module.css';
import { useCardMessages } from './card-messages.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import type { Removal, RemoveCard } from './use-remove-card.ts';

/** The saved cards; each can be removed, but for those that a booking is still charged to. */
export function CardList({ cards, removing }: { readonly cards: readonly CardView[]; readonly removing: RemoveCard }) {
  const t = useCardMessages();
  const [cardToRemove, setCardToRemove] = useState<CardView>();
  const confirm = (card: CardView) => {
    setCardToRemove(undefined);
    removing.remove(card);
  };
  return (
    <>
      <ul className={css.cards} aria-label={t('list')}>
        {cards.map((card) => (
          <SavedCard key={card.id} card={card} isBusy={removing.busyId === card.id} onRemove={() => setCardToRemove(card)} />
        ))}
      </ul>
      <RemoveDialog card={cardToRemove} onConfirm={confirm} onClose={() => setCardToRemove(undefined)} />
    </>
  );
}

interface SavedCardProps {
  readonly card: CardView;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
}

function SavedCard({ card, isBusy, onRemove }: SavedCardProps) {
  const { locale } = useSite();
  const t = useCardMessages();
  const { brand, last4, until, isExpired, isDefault, chargedFor } = card;
  const spoken = t('card', { brand, last4 });
  const isInUse = chargedFor.length > 0;
  return (
    <Card as="li" className={css.card} data-card={isInUse ? 'inUse' : isExpired ? 'expired' : 'saved'}>
      <Icon name="credit-card" />
      <div className={css.facts}>
        <p className={css.name}>
          <span aria-hidden>{card.name}</span>
          <VisuallyHidden>{spoken}</VisuallyHidden>
          {isDefault && <Badge tone="brand">{t('default')}</Badge>}
          {isExpired && <Badge tone="warning">{t('expired')}</Badge>}
        </p>
        {until && <p className={css.quiet}>{t('until', { month: until })}</p>}
        {isInUse && <p className={css.quiet}>{t('inUse', { count: chargedFor.length, numbers: chargedFor.join(', ') })}</p>}
      </div>
      {isInUse ? (
        <Button href={hrefFor('bookingManagement', locale)} render={routerLink}>
          {t('toBooking')}
        </Button>
      ) : (
        <Button icon="trash" busy={isBusy} aria-label={t('remove.card', { card: spoken })} onClick={onRemove}>
          {t('remove')}
        </Button>
      )}
    </Card>
  );
}

/** How the last removal ended, read out. */
export function RemovalEnd({ end }: { readonly end: Removal }) {
  const t = useCardMessages();
  const { brand, last4 } = end.card;
  const card = t('card', { brand, last4 });
  if (end.kind === 'done') return <Notice title={t('done.title')}>{t('done.text', { card })}</Notice>;
  return (
    <Message kind={end.kind === 'inUse' ? 'warning' : 'error'} live title={t(`fault.${end.kind}.title`)}>
      {t(`fault.${end.kind}.text`, { card })}
    </Message>
  );
}
