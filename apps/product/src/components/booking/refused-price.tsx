import { Message } from '@shop/design-system';
import type { Refusal } from '../../views/stay/price-view.ts';
import { useWords } from '../shared/use-words.ts';

/** Why there is no price (spec 2, section 5; decision A-126). */
export function RefusedPrice({ refusal }: { readonly refusal: Refusal }) {
  const words = useWords();
  return (
    <div data-code={refusal.code}>
      <Message kind={refusal.kind === 'quoteError' ? 'error' : 'warning'} live>
        {words(`product.refusal.${refusal.kind}`)}
      </Message>
    </div>
  );
}
