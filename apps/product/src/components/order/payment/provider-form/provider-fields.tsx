import { Button, Message, Skeleton } from '@shop/design-system';
import { useWords } from '../../../shared/use-words.ts';
import css from '../../buyer/order-form.module.css';
import type { ProviderFormView } from './use-provider-form.ts';

/** The place of the provider's form, and what stands there until it is drawn or where it cannot be had. */
export function ProviderFields({ view: { state, place, retry } }: { readonly view: ProviderFormView }) {
  const words = useWords();
  return (
    <fieldset className={css.group} data-provider-form={state} aria-busy={state === 'loading'}>
      <legend className={css.title}>{words('product.payment.form.title')}</legend>
      {state === 'loading' && (
        <div role="status" aria-label={words('product.payment.form.loading')}>
          <Skeleton lines={3} />
        </div>
      )}
      {state === 'failed' && (
        <Message
          kind="warning"
          live
          title={words('product.payment.form.failedTitle')}
          action={<Button onClick={retry}>{words('product.payment.form.again')}</Button>}
        >
          {words('product.payment.form.failed')}
        </Message>
      )}
      <div ref={place} hidden={state === 'failed'} />
    </fieldset>
  );
}
