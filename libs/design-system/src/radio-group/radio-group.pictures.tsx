import { useState } from 'react';
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx';

function Choice(props: Pick<RadioGroupProps, 'look' | 'name' | 'error'>) {
  const [value, setValue] = useState('card');
  return (
    <RadioGroup
      {...props}
      legend="Comment voulez-vous payer ?"
      value={props.error ? undefined : value}
      onChange={setValue}
      options={[
        { value: 'card', label: 'Carte bancaire', hint: 'Débitée à la réservation', aside: '249 €' },
        { value: 'later', label: 'Payer plus tard', hint: 'Débitée le 17 février' },
        { value: 'three', label: 'En trois fois', disabled: true },
      ]}
    />
  );
}

export default {
  title: 'Radio group',
  states: {
    cards: <Choice name="cards" look="cards" />,
    'list with an error': <Choice name="list" error="Choisissez un moyen de paiement." />,
    row: <Choice name="row" look="row" />,
  },
};
