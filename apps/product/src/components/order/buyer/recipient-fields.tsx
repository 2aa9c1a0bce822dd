import { useSite } from '@shop/contracts/page';
import { SelectField, TextArea } from '@shop/design-system';
import { emailText, firstSendDay, lastSendDay, plainText } from '@shop/domain';
import { sendHours, sendPlaces } from '@shop/i18n';
import { useField, useForm } from 'react-final-form';
import type { OrderValues } from '../../../views/order/form/buyer.ts';
import { LONGEST_OF_RECIPIENT, ownSendTime, recipientFields, type SendClock } from '../../../views/order/form/recipients.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { OrderField, useOrderField } from './order-field.tsx';
import css from './order-form.module.css';

export interface RecipientFieldsProps {
  /** Pieces of the gift. */
  readonly quantity: number;
  /** When the gift is sent. */
  readonly hint: string;
  /** Its mail goes to its recipient: the first address is needed. */
  readonly isNeeded: boolean;
  readonly clock: SendClock;
}

/** The address that a digital gift is mailed to; of several pieces each may have its own, with name, words and time. */
export function RecipientFields({ quantity, hint, isNeeded, clock }: RecipientFieldsProps) {
  return Array.from({ length: quantity }, (_, piece) => (
    <Recipient
      key={piece}
      piece={piece}
      isOnly={quantity === 1}
      hint={piece === 0 ? hint : undefined}
      isNeeded={isNeeded && piece === 0}
      clock={clock}
    />
  ));
}

interface PieceProps {
  /** From 0 on. */
  readonly piece: number;
}

interface RecipientProps extends PieceProps, Pick<RecipientFieldsProps, 'clock'> {
  readonly isOnly: boolean;
  readonly hint: string | undefined;
  readonly isNeeded: boolean;
}

function Recipient({ piece, isOnly, hint, isNeeded, clock }: RecipientProps) {
  const t = useMessages();
  const name = recipientFields(piece).email;
  const { input } = useField<string>(name, { subscription: { value: true } });
  const hasOwn = !isOnly && Boolean(input.value);
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
        maxLength={LONGEST_OF_RECIPIENT.email}
        write={emailText}
      />
      {input.value && (
        <OrderField
          name={recipientFields(piece).name}
          label={isOnly ? t('product.order.delivery.recipientName') : t('product.order.delivery.nameOf', { number: piece + 1 })}
          optional={t('product.buyer.optional')}
          autoComplete="off"
          maxLength={LONGEST_OF_RECIPIENT.name}
          write={plainText}
        />
      )}
      {hasOwn && <OwnMessage piece={piece} />}
      {hasOwn && piece > 0 && <OwnTime piece={piece} clock={clock} />}
    </>
  );
}

/** Words for one recipient alone; those of the gift stand where nothing is written. */
function OwnMessage({ piece }: PieceProps) {
  const t = useMessages();
  const { input, error } = useOrderField(recipientFields(piece).message);
  const max = LONGEST_OF_RECIPIENT.message;
  return (
    <TextArea
      {...input}
      label={t('product.order.delivery.messageOf', { number: piece + 1 })}
      optional={t('product.buyer.optional')}
      hint={t('product.order.delivery.messageHint')}
      error={error}
      rows={2}
      maxLength={max}
      count={t('product.order.delivery.messageCount', { count: input.value.length, max })}
    />
  );
}

/** A day for one recipient alone, and once there is one the hour and the place whose clock shows it. */
function OwnTime({ piece, clock }: PieceProps & Pick<RecipientProps, 'clock'>) {
  const { locale } = useSite();
  const t = useMessages();
  const fields = recipientFields(piece);
  const day = useField<string>(fields.day, { subscription: { value: true } }).input.value;
  const time = useField<string>(fields.time).input;
  const place = useField<string>(fields.place).input;
  const sendAt = ownSendTime(useForm<OrderValues>().getState().values, piece, clock.timeZone);
  const timeZone = sendAt?.timeZone ?? clock.timeZone;
  return (
    <>
      <OrderField
        name={fields.day}
        type="date"
        label={t('product.order.delivery.dayOf', { number: piece + 1 })}
        optional={t('product.buyer.optional')}
        hint={t('product.order.delivery.dayHint')}
        min={firstSendDay(timeZone, clock.now)}
        max={lastSendDay(timeZone, clock.now)}
      />
      {day && (
        <div className={css.pair}>
          <SelectField
            {...time}
            value={sendAt?.time}
            label={t('product.order.delivery.timeOf', { number: piece + 1 })}
            options={sendHours(locale)}
          />
          <SelectField
            {...place}
            value={timeZone}
            label={t('product.order.delivery.placeOf', { number: piece + 1 })}
            options={sendPlaces(locale)}
          />
        </div>
      )}
    </>
  );
}
