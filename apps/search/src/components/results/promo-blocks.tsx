import type { Locale, TargetedBanner } from '@shop/contracts';
import { CachedFragment } from '@shop/contracts/page';
import { Button, Picture, PromoCard, type LinkRender, type PromoCardProps } from '@shop/design-system';
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

/** Its words, a picture for each width on the side that it names, the link of the whole and its buttons (SHELL-061). */
function BannerBlock({ banner }: { readonly banner: TargetedBanner }) {
  const { title, subtitle, imageUrl, imageMobile, imageAlt, imagePosition, ctas, url, newTab } = banner;
  return (
    <section className={css.banner} data-position={imagePosition} aria-label={title}>
      <Picture
        url={imageUrl}
        narrowUrl={imageMobile}
        alt={imageAlt}
        shape="free"
        sizes="(min-width: 48rem) 38rem, calc(100vw - 2rem)"
        className={css.bannerPicture}
      />
      <div className={css.bannerText}>
        <h2 className={css.bannerTitle}>{url ? linkTo(newTab)({ href: url, children: title }) : title}</h2>
        <p>{subtitle}</p>
        {ctas.length > 0 && (
          <p className={css.bannerWays}>
            {ctas.map((way, index) => (
              <Button key={way.url} look={index === 0 ? 'primary' : 'secondary'} href={way.url} render={linkTo(way.newTab)}>
                {way.label}
              </Button>
            ))}
          </p>
        )}
      </div>
    </section>
  );
}

/** Within the shop by the router; elsewhere, and where it opens another tab, as it is. */
const linkTo =
  (newTab: boolean | undefined): LinkRender =>
  ({ href, ...rest }) =>
    href.startsWith('/') && !newTab ? (
      routerLink({ href, ...rest })
    ) : (
      <a href={href} {...rest} {...(newTab && { target: '_blank', rel: 'noopener' })} />
    );

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
