import { DisclosedPart, loadedPart } from '../shared/disclosed-part.tsx';
import { useMessages } from '../shared/use-messages.ts';
import type { ExchangeFormProps } from './exchange-form.tsx';

const ExchangeForm = loadedPart<ExchangeFormProps>(() =>
  import(/* webpackChunkName: "gift-forms" */ './exchange-form.tsx').then((module) => module.ExchangeForm),
);

/** For the holder of a box who would rather have another one, or a gift card (docs/decisions/2026-11-29-a-box-is-exchanged.md). */
export function ExchangeGift(props: ExchangeFormProps) {
  const t = useMessages();
  return <DisclosedPart title={t('gifting.use.exchange.title')} Part={ExchangeForm} with={props} />;
}
