import type { BoxCard as Box } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { ProductCard } from '@shop/design-system';
import { formatScore } from '@shop/i18n';
import { hrefFor } from '@shop/routes';
import { contentLines } from '../../views/content-lines.ts';
import { priceLabels } from '../price/price-labels.ts';
import { routerLink } from '../shared/router-link.tsx';
import { useMessages } from '../shared/use-messages.ts';

const FOR_TWO = 2;
const SHOWN_LINES = 2;

/** One box of the list (GIFT-028). */
export function BoxCard({ box, eager }: { readonly box: Box; readonly eager: boolean }) {
  const { locale } = useSite();
  const t = useMessages();
  const { code, title, images, includedContent, price, rating } = box;
  const { value, ...promo } = priceLabels({ ...price, refPrice: price.referencePrice }, locale, t);
  const score = formatScore(rating, locale);
  return (
    <ProductCard
      kind="gift"
      imageUrl={images.mainBySize['640_360'] ?? Object.values(images.mainBySize)[0] ?? ''}
      alt=""
      imageSizes="(min-width: 80rem) 18rem, (min-width: 40rem) 45vw, 92vw"
      eager={eager}
      place={t('gifting.box.kind')}
      title={title}
      headingLevel={2}
      inside={contentLines(includedContent).slice(0, SHOWN_LINES)}
      href={hrefFor('box', locale, { code })}
      render={routerLink}
      price={value}
      {...promo}
      note={t('gifting.price.people', { people: FOR_TWO })}
      {...(rating > 0 && { score: { value: score, label: t('gifting.boxes.score', { score }) } })}
      callToAction={t('gifting.boxes.see')}
    />
  );
}
