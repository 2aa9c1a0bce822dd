import { useSite } from '@shop/contracts/page';
import { Message } from '@shop/design-system';
import type { CampaignState } from '@shop/domain';
import { formatDay } from '@shop/i18n';
import { useIntl } from 'react-intl';

/** Until when a campaign can be booked, when it begins, or that it is over and its stays are sold at the price of the day. */
export function CampaignNote({ state }: { readonly state: CampaignState }) {
  const { locale } = useSite();
  const intl = useIntl();
  const day = state.kind === 'upcoming' ? state.from : state.until;
  if (day === undefined) return null;
  const text = intl.formatMessage({ id: `minisites.minisite.${state.kind}` }, { day: formatDay(day, locale, 'long') });
  return (
    <div data-campaign={state.kind}>
      <Message>{text}</Message>
    </div>
  );
}
