import { useSite } from '@shop/contracts/page';
import { Icon } from '@shop/design-system';
import { START, allStaysHref, hasPage, hrefFor, resultsHref } from '@shop/routes';
import { useIntl } from 'react-intl';
import { useToggles } from '../../layout/layout-context.ts';
import { useAccountLinks } from './account.tsx';
import { useGiftLinks, useRecipientLink } from './gift-drawer.tsx';
import css from './header.module.css';
import { Language } from './language.tsx';
import { Panel } from './panel.tsx';
import { PanelLinks, type PanelLink } from './panel-links.tsx';
import { SignOut } from './sign-out.tsx';

const BURGER = 'burger-menu';

/** Everything that the header has no room for below the desktop (spec 2, section 2). */
export function Burger() {
  const intl = useIntl();
  return (
    <span className={css.onlyNarrow}>
      <button type="button" className={css.tool} popoverTarget={BURGER} aria-label={intl.formatMessage({ id: 'shell.header.burger' })}>
        <Icon name="menu" />
      </button>
      <Panel id={BURGER} title={intl.formatMessage({ id: 'shell.header.menu' })}>
        <PanelLinks links={useFlowLinks()} />
        <PanelLinks links={[...useGiftLinks().slice(1), useRecipientLink()]} />
        <PanelLinks links={[...useAccountLinks(), ...useHelpLinks()]} />
        <SignOut />
        <Language />
      </Panel>
    </span>
  );
}

/** Stays and Gifts set the location to the search page with their flow (spec 2, section 4). */
export function useFlowLinks(): PanelLink[] {
  const { locale } = useSite();
  const { activityOnly } = useToggles();
  return [
    { label: 'shell.header.stays', to: allStaysHref(locale), icon: 'bed-double' },
    { label: 'shell.header.gifts', to: resultsHref(locale, { ...START, flow: 'gifting' }), icon: 'gift' },
    ...(activityOnly ? [{ label: 'shell.header.activities', to: hrefFor('activities', locale), icon: 'sparkles' } as const] : []),
    ...(hasPage(locale, 'ideas') ? [{ label: 'shell.header.ideas', to: hrefFor('ideas', locale), icon: 'map' } as const] : []),
  ];
}

function useHelpLinks(): PanelLink[] {
  const { locale } = useSite();
  return [{ label: 'shell.header.help', to: hrefFor('contact', locale), icon: 'help-circle' }];
}
