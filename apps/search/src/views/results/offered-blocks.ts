import type { Site } from '@shop/contracts';
import type { PromoBlock } from '@shop/domain';

/** The blocks whose pages this shop has: none leads to boxes where they are switched off (SHELL-004). */
export function offeredBlocks(blocks: readonly PromoBlock[], toggles: Site['toggles']): readonly PromoBlock[] {
  return toggles?.boxes === false ? blocks.filter((block) => block !== 'box') : blocks;
}
