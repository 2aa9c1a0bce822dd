import { shippingCostsQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { SelectField } from '@shop/design-system';
import { chosenSendTime, isHolidayCountry, plainText, postalArrival, shippingTo, type GiftFormat, type SendingChoice } from '@shop/domain';
import { formatDay, formatMoney, sendTimeLabel } from '@shop/i18n';
import { useQuery } from '@tanstack/react-query';
import { LONGEST } from '../../../views/order/form/buyer.ts';
import { COUNTRIES } from '../../../views/order/form/countries.ts';
import type { SendClock } from '../../../views/order/form/recipients.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { OrderField } from './order-field.tsx';
import css from './order-form.module.css';
import { RecipientFields } from './recipient-fields.tsx';

export interface DeliveryFieldsProps {
  readonly format: GiftFormat;
  /** Pieces of the gift. */
  readonly quantity: number;
  /** Chosen beside the form, since it has a price. */
  readonly country: string | undefined;
  readonly onCountry: (country: string) => void;
  /** How the buyer has chosen that a digital gift arrives; undefined where nobody has. */
  readonly sending?: SendingChoice | undefined;
  readonly clock: SendClock;
}

/** Whom a gift is sent to: by mail, each piece to an address of its own, or by post. */
export function DeliveryFields({ format, quantity, country, onCountry, sending, clock }: DeliveryFieldsProps) {
  const { locale } = useSite();
  const t = useMessages();
  const sendAt = chosenSendTime(sending, clock.now);
  const hint = sendAt
    ? t('product.order.delivery.laterHint', sendTimeLabel(sendAt, locale))
    : t(sending ? 'product.order.delivery.nowHint' : 'product.order.delivery.recipientHint');
  return (
    <fieldset className={css.group}>
      <legend className={css.title}>{t(format === 'digital' ? 'product.order.delivery.byMail' : 'product.order.delivery.byPost')}</legend>
      {format === 'digital' ? (
        <RecipientFields quantity={quantity} hint={hint} isNeeded={sending !== undefined} clock={clock} />
      ) : (
        <Address country={country} onCountry={onCountry} />
      )}
    </fieldset>
  );
}

function Address({ country, onCountry }: Pick<DeliveryFieldsProps, 'country' | 'onCountry'>) {
  const t = useMessages();
  return (
    <>
      <AddressLine name="shipName" autoComplete="shipping name" />
      <AddressLine name="shipAddressLine" autoComplete="shipping address-line1" />
      <div className={css.pair}>
        <AddressLine name="shipPostalCode" autoComplete="shipping postal-code" />
        <AddressLine name="shipCity" autoComplete="shipping address-level2" />
      </div>
      <SelectField
        name="shipCountry"
        label={t('product.buyer.country')}
        value={country}
        options={useDeliveryCountries()}
        hint={useArrival(country)}
        autoComplete="shipping country"
        onChange={({ target }) => onCountry(target.value)}
        required
      />
    </>
  );
}

function AddressLine({
  name,
  autoComplete,
}: {
  readonly name: 'shipName' | 'shipAddressLine' | 'shipPostalCode' | 'shipCity';
  readonly autoComplete: string;
}) {
  const t = useMessages();
  const label = {
    shipName: t('product.order.delivery.name'),
    shipAddressLine: t('product.buyer.addressLine'),
    shipPostalCode: t('product.buyer.postalCode'),
    shipCity: t('product.buyer.city'),
  }[name];
  return <OrderField name={name} label={label} autoComplete={autoComplete} maxLength={LONGEST[name]} write={plainText} required />;
}

/** When a gift arrives that is ordered today; undefined for a country whose public holidays are not known. */
function useArrival(country: string | undefined): string | undefined {
  const { locale, today } = useSite();
  const t = useMessages();
  if (!country || !isHolidayCountry(country)) return undefined;
  const { first, last } = postalArrival(today, country);
  return t('product.order.delivery.arrival', { first: formatDay(first, locale, 'weekday'), last: formatDay(last, locale, 'weekday') });
}

/** The countries that gifts are sent to, each with what that costs; the own one first. */
function useDeliveryCountries() {
  const { locale, pointOfSale } = useSite();
  const t = useMessages();
  const { data: costs } = useQuery(shippingCostsQuery({ locale }));
  const price = (code: string) => {
    const cents = costs && shippingTo(costs, pointOfSale, code);
    return cents ? formatMoney(cents, locale) : t('product.order.delivery.free');
  };
  return COUNTRIES.filter((code) => code === pointOfSale || (costs && shippingTo(costs, pointOfSale, code) !== undefined))
    .map((code) => ({ value: code, label: `${t(`product.country.${code}`)} · ${price(code)}` }))
    .sort((a, b) => Number(b.value === pointOfSale) - Number(a.value === pointOfSale) || (a.label < b.label ? -1 : 1));
}
