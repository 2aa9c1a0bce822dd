import { phoneText, plainText } from '@shop/domain';
import { RadioGroup, SelectField, TextArea } from '@shop/design-system';
import { useField } from 'react-final-form';
import { LONGEST } from '../../../views/order/form/buyer.ts';
import { COUNTRIES } from '../../../views/order/form/countries.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { EmailField } from './email-field.tsx';
import { OrderField, useOrderField } from './order-field.tsx';
import css from './order-form.module.css';

/** Who books: fields and rules of spec 2, section 5. */
export function BuyerFields({ withoutRequest, withAddress }: { readonly withoutRequest: boolean; readonly withAddress: boolean }) {
  const t = useMessages();
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        <h2 className={css.title}>{t('product.buyer.title')}</h2>
      </legend>
      <CivilityField />
      <div className={css.pair}>
        <TextLine name="firstName" autoComplete="given-name" required />
        <TextLine name="lastName" autoComplete="family-name" required />
      </div>
      <div className={css.pair}>
        <EmailField />
        <OrderField
          name="phone"
          label={t('product.buyer.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          write={phoneText}
          hint={t(withoutRequest ? 'product.buyer.phoneHintOrder' : 'product.buyer.phoneHint')}
          required
        />
      </div>
      <CountryField />
      <TextLine name="addressLine" autoComplete="address-line1" required={withAddress} />
      <div className={css.pair}>
        <TextLine name="postalCode" autoComplete="postal-code" required={withAddress} />
        <TextLine name="city" autoComplete="address-level2" required={withAddress} />
      </div>
      {!withoutRequest && <RequestField />}
    </fieldset>
  );
}

interface TextLineProps {
  readonly name: 'firstName' | 'lastName' | 'addressLine' | 'postalCode' | 'city';
  readonly autoComplete: string;
  readonly required?: boolean;
}

/** A line of text under its own name; what may stay empty says so. */
function TextLine({ name, autoComplete, required = false }: TextLineProps) {
  const t = useMessages();
  return (
    <OrderField
      name={name}
      label={t(`product.buyer.${name}`)}
      autoComplete={autoComplete}
      maxLength={LONGEST[name]}
      write={plainText}
      {...(required ? { required } : { optional: t('product.buyer.optional') })}
    />
  );
}

function CivilityField() {
  const t = useMessages();
  const { input, error } = useOrderField('civility');
  return (
    <RadioGroup
      legend={t('product.buyer.civility')}
      name={input.name}
      look="row"
      options={[
        { value: 'MRS', label: t('product.buyer.mrs') },
        { value: 'MR', label: t('product.buyer.mr') },
      ]}
      value={input.value}
      onChange={input.onChange}
      onBlur={() => input.onBlur()}
      error={error}
      required
    />
  );
}

function CountryField() {
  const t = useMessages();
  const { input, error } = useOrderField('country');
  const options = COUNTRIES.map((code) => ({ value: code, label: t(`product.country.${code}`) })).sort((a, b) =>
    a.label < b.label ? -1 : 1,
  );
  return <SelectField {...input} label={t('product.buyer.country')} options={options} autoComplete="country" error={error} required />;
}

function RequestField() {
  const t = useMessages();
  const { input } = useField<string>('specialRequest', { parse: (text) => text ?? '' });
  return (
    <TextArea
      {...input}
      label={t('product.buyer.request')}
      optional={t('product.buyer.optional')}
      hint={t('product.buyer.requestHint')}
      maxLength={LONGEST.specialRequest}
    />
  );
}
