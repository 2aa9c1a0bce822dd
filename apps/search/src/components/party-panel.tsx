import { Button, Stepper } from '@shop/design-system';
import { changeParty, partyLimits, type Party, type SearchFlow } from '@shop/domain';
import { useIntl } from 'react-intl';
import css from './party-panel.module.css';

interface PartyPanelProps {
  readonly party: Party;
  readonly flow: SearchFlow;
  readonly onChange: (change: Party) => void;
  /** Where the panel stands in a dropdown of its own. */
  readonly onConfirm?: () => void;
}

const TRAVELLERS = ['adults', 'children', 'babies'] as const;

/** Who travels, within the limits of each age and of the flow (spec 2, section 5; SEARCH-146). */
export function PartyPanel({ party, flow, onChange, onConfirm }: PartyPanelProps) {
  const intl = useIntl();
  const t = (id: string) => intl.formatMessage({ id: `search.party.${id}` });
  const limits = partyLimits(flow);
  return (
    <div className={css.panel}>
      {TRAVELLERS.filter((who) => limits[who].max > 0).map((who) => (
        <Stepper
          key={who}
          label={t(who)}
          hint={t(`${who}Age`)}
          value={party[who]}
          {...limits[who]}
          onChange={(count) => onChange(changeParty(party, { [who]: count }, limits))}
          decreaseLabel={t(`${who}Less`)}
          increaseLabel={t(`${who}More`)}
        />
      ))}
      {onConfirm && (
        <Button look="brand" wide className={css.confirm} onClick={onConfirm}>
          {t('confirm')}
        </Button>
      )}
    </div>
  );
}
