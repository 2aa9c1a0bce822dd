import type { Locale, Profile } from '@shop/contracts';
import { SOLD_LOCALES, useSite } from '@shop/contracts/page';
import { Button, ErrorAlert, Message, RadioGroup, SelectField, TextField, useErrorSummary } from '@shop/design-system';
import { htmlLang } from '@shop/i18n';
import { useRef, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { countryOptions } from '../../views/country-options.ts';
import { LONGEST_LINE, PROFILE_LINES, type ProfileLine } from '../../views/profile/profile-fields.ts';
import { useAccountMessages } from '../account/account-messages.ts';
import { FaultSummary } from '../forms/fault-summary.tsx';
import { Notice } from '../forms/notice.tsx';
import css from './profile.module.css';
import { useProfile } from './use-profile.ts';

const AUTO_COMPLETE: Readonly<Record<ProfileLine, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  phoneNumber: 'tel',
  addressLine: 'street-address',
  postalCode: 'postal-code',
  city: 'address-level2',
};

/** Name, address, phone and language of a customer (ACC-001). A line is judged once it was left or the form was sent. */
export function ProfileForm({ profile }: { readonly profile: Profile }) {
  const { locale } = useSite();
  const intl = useIntl();
  const t = useAccountMessages();
  const form = useRef<HTMLFormElement>(null);
  const { faults, summarise } = useErrorSummary(() => form.current);
  const { values, isBusy, end, faultOf, change, leave, save } = useProfile(profile);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await save();
    summarise();
  };
  const lineOf = (line: ProfileLine) => {
    const fault = faultOf(line);
    const isName = line === 'firstName' || line === 'lastName';
    return (
      <TextField
        key={line}
        name={line}
        label={isName ? intl.formatMessage({ id: `account.field.${line}` }) : t(`profile.${line}`)}
        type={line === 'phoneNumber' ? 'tel' : 'text'}
        autoComplete={AUTO_COMPLETE[line]}
        maxLength={LONGEST_LINE[line]}
        required={isName}
        value={values[line]}
        error={
          fault &&
          (fault === 'name' || fault === 'mandatory'
            ? intl.formatMessage({ id: `account.fault.${fault}` }, { field: line })
            : t(`profile.fault.${fault}`))
        }
        onChange={({ target }) => change(line, target.value)}
        onBlur={() => leave(line)}
      />
    );
  };
  return (
    <form ref={form} method="dialog" className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      <FaultSummary faults={faults} />
      <RadioGroup
        legend={t('profile.civility')}
        name="civility"
        look="row"
        value={values.civility}
        options={[
          { value: 'MRS', label: t('profile.mrs') },
          { value: 'MR', label: t('profile.mr') },
          { value: '', label: t('profile.noCivility') },
        ]}
        onChange={(civility) => change('civility', civility)}
      />
      <div className={css.fields}>
        {PROFILE_LINES.map(lineOf)}
        <SelectField
          name="country"
          label={t('profile.country')}
          autoComplete="country"
          value={values.country}
          options={[{ value: '', label: t('profile.noCountry') }, ...countryOptions(locale, profile.country)]}
          onChange={({ target }) => change('country', target.value)}
        />
        <SelectField
          name="locale"
          label={t('profile.locale')}
          value={values.locale}
          options={SOLD_LOCALES.map((each) => ({ value: each, label: ownName(each) }))}
          onChange={({ target }) => change('locale', target.value)}
        />
      </div>
      {end === 'failed' && <ErrorAlert label={intl.formatMessage({ id: 'account.refused.title' })}>{t('profile.failed')}</ErrorAlert>}
      {end === 'changedElsewhere' && (
        <Message kind="warning" live title={t('profile.changedElsewhere')}>
          {t('profile.changedElsewhere.text')}
        </Message>
      )}
      {end === 'saved' && <Notice title={t('profile.saved')}>{t('profile.saved.text')}</Notice>}
      <div>
        <Button type="submit" look="primary" busy={isBusy}>
          {t('profile.save')}
        </Button>
      </div>
    </form>
  );
}

/** `Nederlands (België)`, not `Vlaams`: each language calls itself by its own name, and its country stands beside it. */
function ownName(locale: Locale): string {
  const tag = htmlLang(locale);
  return new Intl.DisplayNames(tag, { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag;
}
