import { RadioGroup, SelectField } from '@shop/design-system';
import { useField } from 'react-final-form';
import { LONGEST } from '../../../views/order/form/buyer.ts';
import { COUNTRIES } from '../../../views/order/form/countries.ts';
import { useWords } from '../../shared/use-words.ts';
import { EmailField } from './email-field.tsx';
import { OrderField, useOrderField } from './order-field.tsx';
import css from './order-form.module.css';

/** Who books: fields and rules of spec 2, section 5. */
export function BuyerFields({ withoutRequest }: { readonly withoutRequest: boolean }) {
  const words = useWords();
  const optional = words('product.buyer.optional');
  return (
    <fieldset className={css.group}>
      <legend className={css.title}>{words('product.buyer.title')}</legend>
      <CivilityField />
      <div className={css.pair}>
        <OrderField
          name="firstName"
          label={words('product.buyer.firstName')}
          autoComplete="given-name"
          maxLength={LONGEST.firstName}
          required
        />
        <OrderField
          name="lastName"
          label={words('product.buyer.lastName')}
          autoComplete="family-name"
          maxLength={LONGEST.lastName}
          required
        />
      </div>
      <div className={css.pair}>
        <EmailField />
        <OrderField
          name="phone"
          label={words('product.buyer.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint={words('product.buyer.phoneHint')}
          required
        />
      </div>
      <CountryField />
      <OrderField
        name="addressLine"
        label={words('product.buyer.addressLine')}
        optional={optional}
        autoComplete="address-line1"
        maxLength={LONGEST.addressLine}
      />
      <div className={css.pair}>
        <OrderField
          name="postalCode"
          label={words('product.buyer.postalCode')}
          optional={optional}
          autoComplete="postal-code"
          maxLength={LONGEST.postalCode}
        />
        <OrderField
          name="city"
          label={words('product.buyer.city')}
          optional={optional}
          autoComplete="address-level2"
          maxLength={LONGEST.city}
        />
      </div>
      {!withoutRequest && <RequestField />}
    </fieldset>
  );
}

function CivilityField() {
  const words = useWords();
  const { input, error } = useOrderField('civility');
  return (
    <RadioGroup
      legend={words('product.buyer.civility')}
      name={input.name}
      look="row"
      options={[
        { value: 'MRS', label: words('product.buyer.mrs') },
        { value: 'MR', label: words('product.buyer.mr') },
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
  const words = useWords();
  const { input, error } = useOrderField('country');
  const options = COUNTRIES.map((code) => ({ value: code, label: words(`product.country.${code}`) })).sort((a, b) =>
    a.label < b.label ? -1 : 1,
  );
  return <SelectField {...input} label={words('product.buyer.country')} options={options} autoComplete="country" error={error} required />;
}

function RequestField() {
  const words = useWords();
  const { input } = useField<string>('specialRequest', { parse: (text) => text ?? '' });
  return (
    <div>
      <label className={css.label} htmlFor="special-request">
        {words('product.buyer.request')} <span className={css.quiet}>{words('product.buyer.optional')}</span>
      </label>
      <textarea
        {...input}
        className={css.area}
        id="special-request"
        maxLength={LONGEST.specialRequest}
        rows={3}
        aria-describedby="special-request-hint"
      />
      <p className={css.quiet} id="special-request-hint">
        {words('product.buyer.requestHint')}
      </p>
    </div>
  );
}
