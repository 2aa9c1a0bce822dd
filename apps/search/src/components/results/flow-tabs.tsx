import { NavTabs } from '@shop/design-system';
import type { SearchFlow } from '@shop/domain';
import { useIntl } from 'react-intl';
import { routerLink } from '../router-link.tsx';

export interface FlowTabsProps {
  readonly flow: SearchFlow;
  /** One of them was pressed. */
  readonly onChange: () => void;
  /** Address of the same search in another flow, without the locale's prefix. */
  readonly hrefs: readonly { readonly flow: SearchFlow; readonly href: string }[];
}

/** Stays, gifts and activities: from one way of searching to another (spec 1, section 1). */
export function FlowTabs({ flow, hrefs, onChange }: FlowTabsProps) {
  const intl = useIntl();
  return (
    <NavTabs
      look="pill"
      label={intl.formatMessage({ id: 'search.flow.label' })}
      items={hrefs.map(({ flow: other, href }) => ({
        href,
        label: intl.formatMessage({ id: `search.flow.${other}` }),
        current: other === flow,
      }))}
      render={(link) => routerLink({ ...link, onClick: onChange })}
    />
  );
}
