import { Button, Message, Skeleton } from '@shop/design-system';
import { useMessages } from '../../../shared/use-messages.ts';
import css from '../../buyer/order-form.module.css';
import type { ProviderFormView } from './use-provider-form.ts';

/** The place of the provider's form, and what stands there until it is drawn or where it cannot be had. */
export function ProviderFields({ view: { state, place, retry } }: { readonly view: ProviderFormView }) {
  const t = useMessages();
  return (
    <fieldset className={css.group} data-provider-form={state} aria-busy={state === 'loading'}>
      <legend className={css.title}>{t('product.payment.form.title')}</legend>
      {state === 'loading' && (
        <div role="status" aria-label={t('product.payment.form.loading')}>
          <Skeleton lines={3} />
        </div>
      )}
      {state === 'failed' && (
        <Message
          kind="warning"
          live
          title={t('product.payment.form.failedTitle')}
          action={<Button onClick={retry}>{t('product.payment.form.again')}</Button>}
        >
          {t('product.payment.form.failed')}
        </Message>
      )}
      <div ref={place} hidden={state === 'failed'} />
    </fieldset>
  );
}
