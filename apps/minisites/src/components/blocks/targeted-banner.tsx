import { targetedBannersQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { Button, Picture, Stack } from '@shop/design-system';
import { targetedBanner, type SearchFlow } from '@shop/domain';
import { useQuery } from '@tanstack/react-query';
import { ContentLink } from '../shared/content-link.tsx';
import { routerLink } from '../shared/router-link.tsx';
import { usePromotionSeen } from '../shared/use-promotion-seen.ts';
import css from './targeted-banner.module.css';

/** The banner whose rules fit this visit best (spec 2, section 3); nothing where none does. */
export function TargetedBanner({ flow }: { readonly flow: SearchFlow }) {
  const { locale } = useSite();
  const { data = [] } = useQuery(targetedBannersQuery({ locale, page: 'home' }));
  const banner = targetedBanner(data, { page: 'home', flow, locale });
  usePromotionSeen(banner?.id, banner?.campaign);
  if (!banner) return null;
  return (
    <section className={css.banner} data-position={banner.imagePosition} aria-label={banner.title}>
      <Picture
        url={banner.imageUrl}
        narrowUrl={banner.imageMobile}
        alt={banner.imageAlt}
        shape="free"
        sizes="(min-width: 80rem) 38rem, (min-width: 48rem) 50vw, calc(100vw - 2rem)"
        className={css.picture}
      />
      <div className={css.text}>
        <h2 className={css.title}>
          {banner.url ? (
            <ContentLink url={banner.url} newTab={banner.newTab}>
              {banner.title}
            </ContentLink>
          ) : (
            banner.title
          )}
        </h2>
        <p>{banner.subtitle}</p>
        {banner.ctas.length > 0 && (
          <Stack direction="row" gap={3}>
            {banner.ctas.map(({ label, url, newTab }, index) => (
              <Button
                key={url}
                look={index === 0 ? 'primary' : 'secondary'}
                href={url}
                render={newTab ? ({ href, ...link }) => <a href={href} {...link} target="_blank" rel="noopener" /> : routerLink}
              >
                {label}
              </Button>
            ))}
          </Stack>
        )}
      </div>
    </section>
  );
}
