import { Button, Stepper } from '@shop/design-system';
import { changeParty, PARTY_LIMITS, type Party } from '@shop/domain';
import { useIntl } from 'react-intl';

interface PartyPanelProps {
  readonly party: Party;
  readonly onChange: (change: Party) => void;
  /** Where the panel stands in a dropdown of its own. */
  readonly onConfirm?: () => void;
}

const TRAVELLERS = ['adults', 'children', 'babies'] as const;

/** Who travels, within the limits of each age (spec 2, section 5). */
export function PartyPanel({ party, onChange, onConfirm }: PartyPanelProps) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `search.party.${id}` });
  return (
    <div>
      {TRAVELLERS.map((who) => (
        <Stepper
          key={who}
          label={say(who)}
          hint={say(`${who}Age`)}
          value={party[who]}
          {...PARTY_LIMITS[who]}
          onChange={(count) => onChange(changeParty(party, { [who]: count }))}
          decreaseLabel={say(`${who}Less`)}
          increaseLabel={say(`${who}More`)}
        />
      ))}
      {onConfirm && (
        <Button look="brand" wide onClick={onConfirm}>
          {say('confirm')}
        </Button>
      )}
    </div>
  );
}
