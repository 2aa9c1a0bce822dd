import { useState } from 'react';
import { Card } from '../card/card.tsx';
import { RangeSlider, type RangeSliderProps } from './range-slider.tsx';

function Held({ start, ...props }: { readonly start: RangeSliderProps['value'] } & Pick<RangeSliderProps, 'legend' | 'typed'>) {
  const [value, setValue] = useState(start);
  return (
    <RangeSlider
      {...props}
      min={9}
      max={250}
      value={value}
      onChange={setValue}
      fromLabel="Prix minimum"
      toLabel="Prix maximum"
      format={(price) => (price >= 250 ? '+250 €' : `${price} €`)}
    />
  );
}

export default {
  title: 'Range slider',
  states: {
    'open range': <Held legend="Prix par nuit" start={{ from: 9, to: 250 }} />,
    'with fields': (
      <Card>
        <Held legend="Prix par nuit, à écrire" start={{ from: 60, to: 180 }} typed={{ unit: '€' }} />
      </Card>
    ),
    'both handles at one end': <Held legend="Prix tout en haut" start={{ from: 250, to: 250 }} />,
  },
};
