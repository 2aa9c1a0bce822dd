import { useState } from 'react';
import { Card } from '../card/card.tsx';
import { Stepper } from './stepper.tsx';

function Party() {
  const [adults, setAdults] = useState(2);
  const [children, setChildren] = useState(0);
  return (
    <Card>
      <Stepper
        label="Adultes"
        value={adults}
        min={1}
        max={20}
        onChange={setAdults}
        decreaseLabel="Un adulte de moins"
        increaseLabel="Un adulte de plus"
      />
      <Stepper
        label="Enfants"
        hint="De 3 à 12 ans"
        value={children}
        min={0}
        max={10}
        onChange={setChildren}
        decreaseLabel="Un enfant de moins"
        increaseLabel="Un enfant de plus"
      />
    </Card>
  );
}

export default { title: 'Stepper', states: { 'a party': <Party /> } };
