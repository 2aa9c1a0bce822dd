import { refetchFailed } from '@shop/api-client';
import { Button, Message } from '@shop/design-system';
import { useQueryClient } from '@tanstack/react-query';
import type { Refusal } from '../../views/stay/price-view.ts';
import { useWords } from '../shared/use-words.ts';

/** Why there is no price (spec 2, section 5; decision A-126). One that could not be told is asked for again with a press. */
export function RefusedPrice({ refusal }: { readonly refusal: Refusal }) {
  const words = useWords();
  const client = useQueryClient();
  const isFailure = refusal.kind === 'quoteError';
  const retry = () => void refetchFailed(client);
  return (
    <div data-code={refusal.code}>
      <Message kind={isFailure ? 'error' : 'warning'} live action={isFailure && <Button onClick={retry}>{words('product.retry')}</Button>}>
        {words(`product.refusal.${refusal.kind}`)}
      </Message>
    </div>
  );
}
