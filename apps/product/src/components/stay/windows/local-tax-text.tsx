import type { LocalTax } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Stack } from '@shop/design-system';
import { formatMoney } from '@shop/i18n';
import { useWords } from '../../shared/use-words.ts';

/** How the town taxes its guests, and where it is paid (spec 1, section 3, LocalTax). */
export function LocalTaxText({ tax }: { readonly tax: LocalTax | undefined }) {
  const { locale } = useSite();
  const words = useWords();
  const isFree = !tax || (tax.type === 'PER_PERSON_PER_NIGHT' ? tax.amount === 0 : !tax.percentage);
  if (isFree) return <p>{words('stay.tax.none')}</p>;
  return (
    <Stack gap={3}>
      <p>
        {tax.type === 'PER_PERSON_PER_NIGHT'
          ? words('stay.tax.perNight', { amount: formatMoney(tax.amount, locale) })
          : words('stay.tax.percentage', { percent: tax.percentage ?? 0 })}
      </p>
      <p>{words(tax.toBePaidAtHotel ? 'stay.tax.atHotel' : 'stay.tax.included')}</p>
      <p>{words('stay.tax.why')}</p>
    </Stack>
  );
}
