import { RangeSlider } from '@shop/design-system';
import type { Locale } from '@shop/contracts';
import { histogramBars, priceHandles, priceOfHandles, priceSliderLimits, type SearchFilters, type SearchFlow } from '@shop/domain';
import { formatMoney } from '@shop/i18n';
import { useIntl } from 'react-intl';
import { useSearchedGift } from '../search-source.ts';

interface PriceFieldProps {
  readonly flow: SearchFlow;
  readonly locale: Locale;
  /** Results by bar of the price histogram, whatever the price is. */
  readonly counts: readonly number[];
  readonly price: SearchFilters['price'];
  readonly onChange: (price: SearchFilters['price']) => void;
}

/** From 9 to 250 euros, or from 0 on of what a gift leaves to pay; beyond its upper end everything counts, which the plus sign says (spec 1, section 5). */
export function PriceField({ flow, locale, counts, price, onChange }: PriceFieldProps) {
  const intl = useIntl();
  const t = (id: string) => intl.formatMessage({ id: `search.filters.${id}` });
  const gift = useSearchedGift();
  const scale = gift ? 'supplement' : flow;
  const { from, to } = priceSliderLimits(scale);
  return (
    <RangeSlider
      legend={t(gift ? 'supplement' : flow === 'activity' ? 'pricePerPerson' : 'price')}
      min={from}
      max={to}
      bars={histogramBars(counts, { from, to })}
      value={priceHandles(price, scale)}
      onChange={(range) => onChange(priceOfHandles(range, scale))}
      fromLabel={t('from')}
      toLabel={t('to')}
      format={(euros) => (euros >= to ? `+${formatMoney(euros * 100, locale)}` : formatMoney(euros * 100, locale))}
      typed={{ unit: '€' }}
    />
  );
}
