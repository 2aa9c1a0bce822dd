import { PromoCard } from '@shop/design-system';
import { routerLink } from '../shared/router-link.tsx';
import { usePromotionSeen } from '../shared/use-promotion-seen.ts';
import type { BlockOf } from './content-blocks.tsx';
import css from './jumbotron-promo.module.css';

/** One large promotion across the page. */
export function JumbotronPromo({ block }: { readonly block: BlockOf<'JumbotronPromo'> }) {
  usePromotionSeen(block.id, block.campaign);
  return (
    <div className={css.promo}>
      <PromoCard
        headingLevel={2}
        title={block.title}
        text={block.subtitle}
        imageUrl={block.imageUrl}
        narrowImageUrl={block.imageMobile}
        href={block.cta.url}
        callToAction={block.cta.label}
        render={routerLink}
      />
    </div>
  );
}
