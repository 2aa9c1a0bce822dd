import { requestInvoice } from '@shop/api-client';
import type { InvoiceAnswer, InvoiceBody } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, ErrorAlert, SelectField, Stack, TextField } from '@shop/design-system';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { INVOICE_LINES, LONGEST_LINE, NO_DETAILS, invoiceBody, type InvoiceDetails } from '../../views/booking/invoice-details.ts';
import { countryOptions } from '../../views/country-options.ts';
import { Notice } from '../forms/notice.tsx';
import type { BookingActionProps } from './booking-actions.tsx';
import css from './booking.module.css';
import { useBookingMessages } from './use-booking-messages.ts';

/** What is to stand on the invoice, and the paper. Asked for again it is corrected, not made twice. */
export function InvoicePanel({ order: { orderUUID }, email }: BookingActionProps) {
  const { locale } = useSite();
  const t = useBookingMessages();
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
    <form method="dialog" className={css.form} onSubmit={submit}>
      <p>{t('invoice.text')}</p>
      <div className={css.fields}>
        {INVOICE_LINES.map(({ name, autoComplete }) => (
          <TextField
            key={name}
            name={name}
            label={t(`invoice.${name}`)}
            autoComplete={autoComplete}
            maxLength={LONGEST_LINE[name]}
            value={details[name]}
            onChange={({ target }) => change(name, target.value)}
          />
        ))}
        <SelectField
          name="country"
          label={t('invoice.country')}
          autoComplete="country"
          value={details.country}
          options={[{ value: '', label: t('invoice.country.none') }, ...countryOptions(locale)]}
          onChange={({ target }) => change('country', target.value)}
        />
      </div>
      {isError && <ErrorAlert label={t('refused.title')}>{t('invoice.failed')}</ErrorAlert>}
      {data && !isPending && (
        <Stack gap={3}>
          <Notice key={data.invoiceNumber} title={t('invoice.done.title', { number: data.invoiceNumber })}>
            {t('invoice.done.text')}
          </Notice>
          <Button look="brand" icon="download" href={data.url}>
            {t('invoice.open')}
          </Button>
        </Stack>
      )}
      <div>
        <Button type="submit" look={data ? 'secondary' : 'primary'} busy={isPending}>
          {t(data ? 'invoice.again' : 'invoice.submit')}
        </Button>
      </div>
    </form>
  );
}
