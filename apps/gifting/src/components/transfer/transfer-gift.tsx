import { DisclosedPart, loadedPart } from '../shared/disclosed-part.tsx';
import { useMessages } from '../shared/use-messages.ts';
import type { TransferPanelProps } from './transfer-panel.tsx';

const TransferPanel = loadedPart<TransferPanelProps>(() =>
  import(/* webpackChunkName: "gift-forms" */ './transfer-panel.tsx').then((module) => module.TransferPanel),
);

/** For the holder of a gift who gives it to somebody else (docs/decisions/2026-11-28-a-gift-changes-hands.md). */
export function TransferGift(props: TransferPanelProps) {
  const t = useMessages();
  return <DisclosedPart title={t('gifting.use.transfer.title')} Part={TransferPanel} with={props} />;
}
