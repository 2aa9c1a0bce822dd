import { Grid, Section, PromoCard } from '@shop/design-system';
import { routerLink } from '../shared/router-link.tsx';
import { usePromotionSeen } from '../shared/use-promotion-seen.ts';
import type { BlockOf } from './content-blocks.tsx';
import css from './promo-cards.module.css';

const TONES = ['quiet', 'brand', 'highlight', 'gift'] as const;

/** Promotions side by side, each a picture, a sentence and a button. */
export function PromoCards({ block }: { readonly block: BlockOf<'PromoCards'> }) {
  if (block.cards.length === 0) return null;
  const columns = block.cards.length % 4 === 0 ? 4 : block.cards.length === 2 ? 2 : 3;
  return (
    <Section title={block.title}>
      <Grid as="ul" role="list" columns={columns} phone="row" className={columns === 3 ? css.threes : undefined}>
        {block.cards.map((card, index) => (
          <li key={card.id}>
            <Card card={card} tone={TONES[index % TONES.length]} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}

function Card({
  card,
  tone,
}: {
  readonly card: BlockOf<'PromoCards'>['cards'][number];
  readonly tone: (typeof TONES)[number] | undefined;
}) {
  usePromotionSeen(card.id, card.campaign);
  return (
    <PromoCard
      shape="tall"
      tone={tone}
      title={card.title}
      text={card.text}
      imageUrl={card.imageUrl}
      imageSizes="(min-width: 60rem) 24rem, (min-width: 40rem) 45vw, 78vw"
      href={card.url}
      callToAction={card.buttonLabel}
      render={routerLink}
    />
  );
}
