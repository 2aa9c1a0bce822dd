import { RadioGroup, SelectField, TextArea } from '@shop/design-system';
import { useField } from 'react-final-form';
import { LONGEST } from '../../../views/order/form/buyer.ts';
import { COUNTRIES } from '../../../views/order/form/countries.ts';
import { phoneText, plainText } from '../../../views/order/form/pasted.ts';
import { useWords } from '../../shared/use-words.ts';
import { EmailField } from './email-field.tsx';
import { OrderField, useOrderField } from './order-field.tsx';
import css from './order-form.module.css';

/** Who books: fields and rules of spec 2, section 5. */
export function BuyerFields({ withoutRequest }: { readonly withoutRequest: boolean }) {
  const words = useWords();
  return (
    <fieldset className={css.group}>
      <legend className={css.title}>{words('product.buyer.title')}</legend>
      <CivilityField />
      <div className={css.pair}>
        <TextLine name="firstName" autoComplete="given-name" required />
        <TextLine name="lastName" autoComplete="family-name" required />
      </div>
      <div className={css.pair}>
        <EmailField />
        <OrderField
          name="phone"
          label={words('product.buyer.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          write={phoneText}
          hint={words('product.buyer.phoneHint')}
          required
        />
      </div>
      <CountryField />
      <TextLine name="addressLine" autoComplete="address-line1" />
      <div className={css.pair}>
        <TextLine name="postalCode" autoComplete="postal-code" />
        <TextLine name="city" autoComplete="address-level2" />
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
  const words = useWords();
  return (
    <OrderField
      name={name}
      label={words(`product.buyer.${name}`)}
      autoComplete={autoComplete}
      maxLength={LONGEST[name]}
      write={plainText}
      {...(required ? { required } : { optional: words('product.buyer.optional') })}
    />
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
    <TextArea
      {...input}
      label={words('product.buyer.request')}
      optional={words('product.buyer.optional')}
      hint={words('product.buyer.requestHint')}
      maxLength={LONGEST.specialRequest}
    />
  );
}
