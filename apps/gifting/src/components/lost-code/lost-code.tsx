import { DisclosedPart, loadedPart } from '../shared/disclosed-part.tsx';
import { useMessages } from '../shared/use-messages.ts';

const LostCodePanel = loadedPart(() =>
  import(/* webpackChunkName: "gift-forms" */ './lost-code-panel.tsx').then((module) => module.LostCodePanel),
);

/** For a visitor who has lost the code: it is mailed again to an address that had it, and the page says the same to everybody. */
export function LostCode() {
  const t = useMessages();
  return <DisclosedPart title={t('gifting.use.lost.title')} Part={LostCodePanel} with={{}} />;
}
