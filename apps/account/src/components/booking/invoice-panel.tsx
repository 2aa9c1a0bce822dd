import { requestInvoice } from '@shop/api-client';
import type { InvoiceAnswer, InvoiceBody } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, ErrorAlert, SelectField, Stack, TextField } from '@shop/design-system';
import { htmlLang } from '@shop/i18n';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import {
  INVOICE_COUNTRIES,
  INVOICE_LINES,
  LONGEST_LINE,
  NO_DETAILS,
  invoiceBody,
  type InvoiceDetails,
} from '../../views/booking/invoice-details.ts';
import { Notice } from '../forms/notice.tsx';
import type { BookingActionProps } from './booking-actions.tsx';
import css from './booking.module.css';
import { useSay } from './use-say.ts';

/** What is to stand on the invoice, and the paper. Asked for again it is corrected, not made twice. */
export function InvoicePanel({ order: { orderUUID }, email }: BookingActionProps) {
  const { locale } = useSite();
  const say = useSay();
  const [details, setDetails] = useState(NO_DETAILS);
  const { data, isPending, isError, mutate } = useMutation<InvoiceAnswer, Error, InvoiceBody>({
    mutationFn: (body) => requestInvoice(orderUUID, body),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate(invoiceBody(details, email));
  };
  const change = (name: keyof InvoiceDetails, text: string) => setDetails({ ...details, [name]: text });
  return (
    <form method="post" className={css.form} onSubmit={submit}>
      <p>{say('invoice.text')}</p>
      <div className={css.fields}>
        {INVOICE_LINES.map(({ name, autoComplete }) => (
          <TextField
            key={name}
            name={name}
            label={say(`invoice.${name}`)}
            autoComplete={autoComplete}
            maxLength={LONGEST_LINE[name]}
            value={details[name]}
            onChange={({ target }) => change(name, target.value)}
          />
        ))}
        <SelectField
          name="country"
          label={say('invoice.country')}
          autoComplete="country"
          value={details.country}
          options={[{ value: '', label: say('invoice.country.none') }, ...countriesOf(locale)]}
          onChange={({ target }) => change('country', target.value)}
        />
      </div>
      {isError && <ErrorAlert label={say('refused.title')}>{say('invoice.failed')}</ErrorAlert>}
      {data && !isPending && (
        <Stack gap={3}>
          <Notice key={data.invoiceNumber} title={say('invoice.done.title', { number: data.invoiceNumber })}>
            {say('invoice.done.text')}
          </Notice>
          <Button look="brand" icon="download" href={data.url}>
            {say('invoice.open')}
          </Button>
        </Stack>
      )}
      <div>
        <Button type="submit" look={data ? 'secondary' : 'primary'} busy={isPending}>
          {say(data ? 'invoice.again' : 'invoice.submit')}
        </Button>
      </div>
    </form>
  );
}

/** By the names that the browser's own language data give them. */
function countriesOf(locale: Parameters<typeof htmlLang>[0]): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(htmlLang(locale), { type: 'region' });
  const named = INVOICE_COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value }));
  return named.sort((a, b) => a.label.localeCompare(b.label, htmlLang(locale)));
}
