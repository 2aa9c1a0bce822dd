import { refetchFailed } from '@shop/api-client';
import { Button, Message } from '@shop/design-system';
import { useQueryClient } from '@tanstack/react-query';
import type { PriceProblem } from '../../views/stay/price-view.ts';
import { useMessages } from '../shared/use-messages.ts';

/** Why there is no price (spec 2, section 5; PROD-038). One that could not be told is asked for again with a press. */
export function RefusedPrice({ refusal }: { readonly refusal: PriceProblem }) {
  const t = useMessages();
  const client = useQueryClient();
  const isFailure = refusal.kind === 'quoteError';
  const retry = () => void refetchFailed(client);
  return (
    <div data-code={refusal.code}>
      <Message kind={isFailure ? 'error' : 'warning'} live action={isFailure && <Button onClick={retry}>{t('product.retry')}</Button>}>
        {refusal.minStay === undefined ? t(`product.refusal.${refusal.kind}`) : t('product.day.minStay', { count: refusal.minStay })}
      </Message>
    </div>
  );
}
