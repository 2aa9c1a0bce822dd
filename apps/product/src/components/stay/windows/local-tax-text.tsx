import type { LocalTax } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Stack } from '@shop/design-system';
import { formatMoney } from '@shop/i18n';
import { useMessages } from '../../shared/use-messages.ts';

/** How the town taxes its guests, and where it is paid (spec 1, section 3, LocalTax). */
export function LocalTaxText({ tax }: { readonly tax: LocalTax | undefined }) {
  const { locale } = useSite();
  const t = useMessages();
  const isFree = !tax || (tax.type === 'PER_PERSON_PER_NIGHT' ? tax.amount === 0 : !tax.percentage);
  if (isFree) return <p>{t('stay.tax.none')}</p>;
  return (
    <Stack gap={3}>
      <p>
        {tax.type === 'PER_PERSON_PER_NIGHT'
          ? t('stay.tax.perNight', { amount: formatMoney(tax.amount, locale) })
          : t('stay.tax.percentage', { percent: tax.percentage ?? 0 })}
      </p>
      <p>{t(tax.toBePaidAtHotel ? 'stay.tax.atHotel' : 'stay.tax.included')}</p>
      <p>{t('stay.tax.why')}</p>
    </Stack>
  );
}
