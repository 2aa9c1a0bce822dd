import { Button, Dropdown, Stepper, type TriggerProps } from '@shop/design-system';
import { changeParty, PARTY_LIMITS, type Party } from '@shop/domain';
import type { ReactElement } from 'react';
import { useMessages } from '../shared/use-messages.ts';
import css from './party-picker.module.css';

const TRAVELLERS = ['adults', 'children', 'babies'] as const;

export interface PartyPickerProps {
  readonly party: Party;
  readonly onChange: (party: Party) => void;
  readonly trigger: (button: TriggerProps) => ReactElement;
}

/** Who travels; closes on Escape, on a press outside and on its button (spec 2, section 4, travellers dropdown). */
export function PartyPicker({ party, onChange, trigger }: PartyPickerProps) {
  const t = useMessages();
  return (
    <Dropdown trigger={trigger} label={t('product.party.title')} size="trigger">
      {(close) => (
        <div className={css.panel}>
          {TRAVELLERS.map((who) => (
            <Stepper
              key={who}
              label={t(`product.party.${who}Label`)}
              hint={t(`product.party.${who}Hint`)}
              value={party[who]}
              {...PARTY_LIMITS[who]}
              onChange={(count) => onChange(changeParty(party, { [who]: count }))}
              decreaseLabel={t('product.party.less', { who: t(`product.party.${who}Label`) })}
              increaseLabel={t('product.party.more', { who: t(`product.party.${who}Label`) })}
            />
          ))}
          <Button look="brand" wide onClick={close}>
            {t('product.party.confirm')}
          </Button>
        </div>
      )}
    </Dropdown>
  );
}
