import { useSite } from '@shop/contracts/page';
import { START, hrefFor, resultsHref } from '@shop/routes';
import { useIntl } from 'react-intl';
import { useToggles } from '../../layout/layout-context.ts';
import { Panel } from './panel.tsx';
import { PanelLinks, type PanelLink } from './panel-links.tsx';

export const GIFT_DRAWER = 'gift-drawer';

/** What can be given, and the way in for those who were given something (spec 2, section 2). */
export function GiftDrawer() {
  const intl = useIntl();
  return (
    <Panel id={GIFT_DRAWER} title={intl.formatMessage({ id: 'shell.gift.title' })}>
      <PanelLinks links={useGiftLinks()} />
      <PanelLinks links={[useRecipientLink()]} />
    </Panel>
  );
}

export function useGiftLinks(): PanelLink[] {
  const { locale } = useSite();
  const { boxes } = useToggles();
  return [
    {
      label: 'shell.gift.stays',
      note: 'shell.gift.stays.note',
      to: resultsHref(locale, { ...START, flow: 'gifting' }),
      icon: 'bed-double',
    },
    ...(boxes ? [{ label: 'shell.gift.boxes', note: 'shell.gift.boxes.note', to: hrefFor('boxes', locale), icon: 'gift' } as const] : []),
    { label: 'shell.gift.cards', note: 'shell.gift.cards.note', to: hrefFor('giftcard', locale), icon: 'credit-card' },
  ];
}

/** The recipient's login; in the gift drawer and in the burger menu (spec 2, section 2). */
export function useRecipientLink(): PanelLink {
  const { locale } = useSite();
  return { label: 'shell.gift.recipient', note: 'shell.gift.recipient.note', to: hrefFor('beneficiaryLogin', locale), icon: 'tag' };
}
