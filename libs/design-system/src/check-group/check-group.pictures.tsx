import { useState } from 'react';
import { CheckGroup, type CheckGroupProps } from './check-group.tsx';

function Held(props: Pick<CheckGroupProps, 'name' | 'columns' | 'error' | 'legend'>) {
  const [values, setValues] = useState<readonly string[]>(props.error ? [] : ['spa']);
  return (
    <CheckGroup
      {...props}
      values={values}
      onChange={setValues}
      options={[
        { value: 'spa', label: 'Spa', count: '42' },
        { value: 'pool', label: 'Piscine', hint: 'Ouverte de mai à septembre', count: '38' },
        { value: 'pets', label: 'Animaux acceptés', count: '17' },
        { value: 'charge', label: 'Borne de recharge', count: '0', disabled: true },
      ]}
    />
  );
}

export default {
  title: 'Check group',
  states: {
    'with counts': <Held name="facilities" legend="Équipements" />,
    'two columns': <Held name="facilities-two" legend="Équipements, en deux colonnes" columns="two" />,
    'with an error': <Held name="facilities-error" legend="Vos envies" error="Choisissez au moins une envie." />,
  },
};
