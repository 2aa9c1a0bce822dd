import { TextArea } from '@shop/design-system';
import { emailText } from '@shop/domain';
import { useField } from 'react-final-form';
import { LONGEST, MESSAGE_FIELDS, RECIPIENT_FIELDS } from '../../../views/order/form/buyer.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { OrderField } from './order-field.tsx';

export interface RecipientFieldsProps {
  /** Pieces of the gift. */
  readonly quantity: number;
  /** When the gift is sent. */
  readonly hint: string;
  /** Its mail goes to its recipient: the first address is needed. */
  readonly isNeeded: boolean;
}

/** The address that a digital gift is mailed to; of several pieces each may have its own, with its own words. */
export function RecipientFields({ quantity, hint, isNeeded }: RecipientFieldsProps) {
  return RECIPIENT_FIELDS.slice(0, quantity).map((name, piece) => (
    <Recipient key={name} piece={piece} isOnly={quantity === 1} hint={piece === 0 ? hint : undefined} isNeeded={isNeeded && piece === 0} />
  ));
}

interface RecipientProps {
  /** From 0 on. */
  readonly piece: number;
  readonly isOnly: boolean;
  readonly hint: string | undefined;
  readonly isNeeded: boolean;
}

function Recipient({ piece, isOnly, hint, isNeeded }: RecipientProps) {
  const t = useMessages();
  const name = RECIPIENT_FIELDS[piece]!;
  const { input } = useField<string>(name, { subscription: { value: true } });
  return (
    <>
      <OrderField
        name={name}
        label={isOnly ? t('product.order.delivery.recipientEmail') : t('product.order.delivery.recipientOf', { number: piece + 1 })}
        {...(isNeeded ? { required: true } : { optional: t('product.buyer.optional') })}
        hint={hint ?? t('product.order.delivery.likeFirst')}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LONGEST[name]}
        write={emailText}
      />
      {!isOnly && input.value && <OwnMessage piece={piece} />}
    </>
  );
}

/** Words for one recipient alone; those of the gift stand where nothing is written. */
function OwnMessage({ piece }: Pick<RecipientProps, 'piece'>) {
  const t = useMessages();
  const name = MESSAGE_FIELDS[piece]!;
  const { input } = useField<string>(name, { parse: (text) => text ?? '' });
  return (
    <TextArea
      {...input}
      label={t('product.order.delivery.messageOf', { number: piece + 1 })}
      optional={t('product.buyer.optional')}
      hint={t('product.order.delivery.messageHint')}
      rows={2}
      maxLength={LONGEST[name]}
      count={t('product.order.delivery.messageCount', { count: (input.value ?? '').length, max: LONGEST[name] })}
    />
  );
}
