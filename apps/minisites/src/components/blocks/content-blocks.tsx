import type { ContentBlock } from '@shop/contracts';
import type { SearchFlow } from '@shop/domain';
import { BestBoxes } from './best-boxes.tsx';
import { GiftBlock } from './gift-block.tsx';
import { JumbotronPromo } from './jumbotron-promo.tsx';
import { MainUsp } from './main-usp.tsx';
import { PromoCards } from './promo-cards.tsx';
import { TargetedBanner } from './targeted-banner.tsx';
import { TopBar } from './top-bar.tsx';
import { TopActivities, TopStays } from './top-results.tsx';

export interface ContentBlocksProps {
  readonly blocks: readonly ContentBlock[];
  readonly flow: SearchFlow;
}

/** The blocks of a home or landing page in the order of its content (spec 2, section 2). */
export function ContentBlocks({ blocks, flow }: ContentBlocksProps) {
  return blocks.map((block) => <OneBlock key={block.id} block={block} flow={flow} />);
}

function OneBlock({ block, flow }: { readonly block: ContentBlock; readonly flow: SearchFlow }) {
  switch (block.type) {
    case 'TopSearchResults':
      return block.itemType === 'activity_only' ? <TopActivities block={block} /> : <TopStays block={block} />;
    case 'BestBoxes':
      return <BestBoxes block={block} />;
    case 'JumbotronPromo':
      return <JumbotronPromo block={block} />;
    case 'MainUSP':
      return <MainUsp block={block} />;
    case 'PromoCards':
      return <PromoCards block={block} />;
    case 'TargetedBanner':
      return <TargetedBanner flow={flow} />;
    case 'GiftBlock':
      return <GiftBlock block={block} />;
    case 'TopBar':
      return <TopBar block={block} />;
    default:
      return null;
  }
}

/** The block of one kind. */
export type BlockOf<Type extends ContentBlock['type']> = Extract<ContentBlock, { type: Type }>;
