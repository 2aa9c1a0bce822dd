import { useState } from 'react';
import { Card } from '../card/card.tsx';
import { RangeSlider, type RangeSliderProps } from './range-slider.tsx';

function Held({ start, ...props }: { readonly start: RangeSliderProps['value'] } & Pick<RangeSliderProps, 'legend' | 'typed' | 'bars'>) {
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
    'bars of what there is': (
      <Held
        legend="Prix par nuit, et combien de séjours"
        start={{ from: 60, to: 180 }}
        bars={[0.05, 0.2, 0.55, 1, 0.8, 0.45, 0.2, 0.35].map((share, at) => ({
          from: 9 + at * 30,
          to: Math.min(250, 39 + at * 30),
          share,
        }))}
      />
    ),
    'both handles at one end': <Held legend="Prix tout en haut" start={{ from: 250, to: 250 }} />,
  },
};
