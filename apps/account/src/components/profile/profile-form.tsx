import { changeProfile, profileQuery } from '@shop/api-client';
import type { Locale, Profile } from '@shop/contracts';
import { SOLD_LOCALES, useSite } from '@shop/contracts/page';
import { Button, ErrorAlert, RadioGroup, SelectField, TextField, useErrorSummary } from '@shop/design-system';
import { htmlLang } from '@shop/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { countryOptions } from '../../views/country-options.ts';
import {
  LONGEST_LINE,
  PROFILE_LINES,
  profileBody,
  profileFault,
  refusedLine,
  valuesOf,
  type ProfileLine,
  type ProfileValues,
} from '../../views/profile/profile-fields.ts';
import { useAccountMessages } from '../account/account-messages.ts';
import { FaultSummary } from '../forms/fault-summary.tsx';
import { Notice } from '../forms/notice.tsx';
import css from './profile.module.css';
import { useGuarded } from './session-guard.tsx';

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
      {end === 'saved' && <Notice title={t('profile.saved')}>{t('profile.saved.text')}</Notice>}
      <div>
        <Button type="submit" look="primary" busy={isBusy}>
          {t('profile.save')}
        </Button>
      </div>
    </form>
  );
}

function useProfile(profile: Profile) {
  const { locale } = useSite();
  const client = useQueryClient();
  const guarded = useGuarded();
  const [values, setValues] = useState(() => valuesOf(profile, locale, SOLD_LOCALES));
  const [left, setLeft] = useState<ReadonlySet<ProfileLine>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ProfileLine>();
  const [end, setEnd] = useState<'saved' | 'failed'>();

  const save = async (): Promise<void> => {
    setLeft(new Set(PROFILE_LINES));
    setEnd(undefined);
    if (isBusy || PROFILE_LINES.some((line) => profileFault(line, values))) return;
    setBusy(true);
    try {
      const saved = await guarded(() => changeProfile(profileBody(values)));
      client.setQueryData(profileQuery().queryKey, saved);
      setValues(valuesOf(saved, locale, SOLD_LOCALES));
      setEnd('saved');
    } catch (error) {
      const line = refusedLine(error);
      if (line) setRefused(line);
      else setEnd('failed');
    } finally {
      setBusy(false);
    }
  };
  return {
    values,
    isBusy,
    end,
    save,
    faultOf: (line: ProfileLine) => (refused === line ? ('refused' as const) : left.has(line) ? profileFault(line, values) : undefined),
    change: (name: keyof ProfileValues, text: string) => {
      setValues({ ...values, [name]: text });
      setEnd(undefined);
      if (name === refused) setRefused(undefined);
    },
    leave: (line: ProfileLine) => setLeft(new Set([...left, line])),
  };
}

/** `Nederlands (België)`, not `Vlaams`: each language calls itself by its own name, and its country stands beside it. */
function ownName(locale: Locale): string {
  const tag = htmlLang(locale);
  return new Intl.DisplayNames(tag, { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag;
}
