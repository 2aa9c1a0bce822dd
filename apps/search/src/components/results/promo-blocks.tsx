import type { Locale, TargetedBanner } from '@shop/contracts';
import { CachedFragment } from '@shop/contracts/page';
import { PictureBanner, PromoCard, type PromoCardProps } from '@shop/design-system';
import type { PromoBlock } from '@shop/domain';
import { hrefFor, resultsHref, START } from '@shop/routes';
import { useIntl } from 'react-intl';
import { routerLink } from '../router-link.tsx';
import css from './promo-blocks.module.css';

interface PromoBlocksProps {
  readonly blocks: readonly PromoBlock[];
  readonly locale: Locale;
  readonly banner: TargetedBanner | undefined;
}

type Own = Exclude<PromoBlock, 'targetedBanner'>;

const TONES: Record<Own, PromoCardProps['tone']> = {
  box: 'gift',
  giftCard: 'highlight',
  giftStay: 'gift',
  giftBlock: 'gift',
  singleVoucher: 'brand',
};
const PICTURES: Partial<Record<Own, string>> = {
  giftBlock: '/images/table-7710/640_360.webp',
  giftStay: '/images/sea-7711/640_360.webp',
  singleVoucher: '/images/countryside-7712/640_360.webp',
};

/** Owns the HTML of the blocks that this release has drawn. */
const drawnBlocks = {};

/** Ways to give, or a banner made for this search, between the rows or below them (spec 1, section 2). */
export function PromoBlocks({ blocks, locale, banner }: PromoBlocksProps) {
  if (blocks.length === 0) return null;
  return (
    <div className={css.blocks} data-blocks={blocks.join(' ')}>
      {blocks.map((block) =>
        block === 'targetedBanner' ? (
          banner && <BannerBlock key={block} banner={banner} />
        ) : (
          <CachedFragment key={block} owner={drawnBlocks} name={block}>
            <OwnBlock block={block} locale={locale} />
          </CachedFragment>
        ),
      )}
    </div>
  );
}

function OwnBlock({ block, locale }: { readonly block: Own; readonly locale: Locale }) {
  const intl = useIntl();
  const t = (part: string) => intl.formatMessage({ id: `search.promo.${block}.${part}` });
  return (
    <PromoCard
      headingLevel={2}
      tone={TONES[block]}
      title={t('title')}
      text={t('text')}
      callToAction={t('action')}
      imageUrl={PICTURES[block]}
      href={addressOf(block, locale)}
      render={routerLink}
    />
  );
}

function BannerBlock({ banner }: { readonly banner: TargetedBanner }) {
  const intl = useIntl();
  return (
    <PictureBanner
      {...banner}
      text={banner.subtitle}
      narrowImageUrl={banner.imageMobile}
      buttons={banner.ctas}
      newTabHint={intl.formatMessage({ id: 'search.newTab' })}
      render={routerLink}
      className={css.banner}
    />
  );
}

function addressOf(block: Own, locale: Locale): string {
  switch (block) {
    case 'box':
      return hrefFor('boxes', locale);
    case 'giftCard':
      return hrefFor('giftcard', locale);
    default:
      return resultsHref(locale, { ...START, flow: 'gifting' });
  }
}
