import type { CareEvent, CareStory, GiftDelivery } from '@shop/contracts';
import { Button, Message } from '@shop/design-system';
import { useState, type ReactNode } from 'react';
import { orderActs, type OrderAct } from '../../../views/care/order-acts.ts';
import type { GiftActKind } from '../../../views/care/gift-acts.ts';
import type { ResentMail } from '../../../views/care/resent-mail.ts';
import { CancelOrderDialog } from './cancel-order-dialog.tsx';
import { useCareMessages } from '../care-messages.ts';
import css from '../care.module.css';
import { CorrectHolderDialog } from './correct-holder-dialog.tsx';
import { CorrectRecipientDialog } from './correct-recipient-dialog.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { ExtendGiftDialog, type ExtendedGift } from './extend-gift-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { ResendDialog } from './resend-dialog.tsx';

/** `pending`: nothing has happened yet. */
export type ActOutcome = 'done' | 'pending';

export interface OrderActProps {
  readonly story: CareStory;
  readonly reason: string;
  /** Says what has happened, or what is pending until a second person acts. */
  readonly onDone: (message: string, outcome?: ActOutcome) => void;
  readonly onClose: () => void;
}

/** An act that a colleague has begun: about the order, one event of its story, or one of its gifts. */
export type BegunAct =
  | { readonly kind: OrderAct }
  | { readonly kind: 'mail'; readonly mail: ResentMail }
  | { readonly kind: 'confirm' | 'refuse'; readonly event: CareEvent }
  | { readonly kind: GiftActKind; readonly gift: ExtendedGift }
  | { readonly kind: 'correctRecipient'; readonly delivery: GiftDelivery }
  | { readonly kind: 'correctHolder'; readonly number: number };

export interface CareActsProps {
  readonly story: CareStory;
  readonly reason: string;
  /** The rest of the story, whose events begin acts too. */
  readonly children: (begin: (act: BegunAct) => void) => ReactNode;
}

const KINDS = { done: 'success', pending: 'info' } as const satisfies Record<ActOutcome, string>;

/** What a colleague may do about an order; who may do nothing sees nothing of it. */
export function CareActs({ story, reason, children }: CareActsProps) {
  const t = useCareMessages();
  const [begun, setBegun] = useState<BegunAct>();
  const [ended, setEnded] = useState<{ readonly message: string; readonly outcome: ActOutcome }>();
  const acts = orderActs(story);
  const begin = (act: BegunAct) => {
    setEnded(undefined);
    setBegun(act);
  };
  const finish = (message: string, outcome: ActOutcome = 'done') => {
    setBegun(undefined);
    setEnded({ message, outcome });
  };
  return (
    <>
      {acts.length > 0 && (
        <section className={css.acts} aria-label={t('act.title')}>
          <div className={css.buttons}>
            {acts.map((kind) => (
              <Button key={kind} onClick={() => begin({ kind })}>
                {t(`act.${kind}`)}
              </Button>
            ))}
          </div>
          <div role="status">{ended && <Message kind={KINDS[ended.outcome]}>{ended.message}</Message>}</div>
        </section>
      )}
      {children(begin)}
      {begun && <Begun begun={begun} story={story} reason={reason} onDone={finish} onClose={() => setBegun(undefined)} />}
    </>
  );
}

function Begun({ begun, ...props }: OrderActProps & { readonly begun: BegunAct }) {
  switch (begun.kind) {
    case 'note':
      return <NoteDialog {...props} />;
    case 'resend':
      return <ResendDialog {...props} />;
    case 'cancel':
      return <CancelOrderDialog {...props} />;
    case 'refund':
      return <RefundDialog {...props} />;
    case 'mail':
      return <ResendDialog {...props} mail={begun.mail} />;
    case 'extendGift':
    case 'extendByGoodwill':
      return <ExtendGiftDialog {...props} kind={begun.kind} gift={begun.gift} />;
    case 'correctRecipient':
      return <CorrectRecipientDialog {...props} delivery={begun.delivery} />;
    case 'correctHolder':
      return <CorrectHolderDialog {...props} number={begun.number} />;
    default:
      return <DecideDialog {...props} event={begun.event} decision={begun.kind} />;
  }
}
