import { useState } from 'react';
import { Card } from '../card/card.tsx';
import type { MapPoint } from './map-point.ts';
import { Map } from './map.tsx';

const points: MapPoint[] = [
  { id: 'annecy', latitude: 45.9, longitude: 6.13, text: '178 €', label: 'Les Roselières, Annecy, 178 €' },
  { id: 'geneva', latitude: 45.92, longitude: 6.2, text: '149 €', label: 'La Tournette, Talloires, 149 €' },
  { id: 'cassis', latitude: 43.21, longitude: 5.54, text: '249 €', label: 'Les Calanques, Cassis, 249 €' },
  { id: 'beaune', latitude: 47.02, longitude: 4.84, text: '199 €', label: 'Le Clos, Beaune, 199 €' },
  { id: 'bruges', latitude: 51.21, longitude: 3.22, text: '164 €', label: 'Het Gasthuis, Bruges, 164 €' },
];
const labels = {
  zoomIn: 'Agrandir la carte',
  zoomOut: 'Réduire la carte',
  loading: 'La carte arrive…',
  unavailable: 'La carte ne peut pas être affichée ici ; la liste reste à côté.',
  group: (count: number) => `${count} séjours, agrandir`,
};

function Chosen() {
  const [selected, setSelected] = useState<string | undefined>('cassis');
  const point = points.find(({ id }) => id === selected);
  return (
    <Map
      label="Carte des séjours"
      points={points}
      selected={selected}
      onSelect={setSelected}
      source={{ kind: 'pmtiles', url: '/basemap.pmtiles' }}
      attribution="© GeoNames (CC BY 4.0) · GSHHG (LGPL)"
      language="fr"
      labels={labels}
    >
      {point && (
        <Card padding="small" look="raised" data-over>
          {point.label}
        </Card>
      )}
    </Map>
  );
}

export default {
  title: 'Map',
  states: {
    'with markers': <Chosen />,
    'that cannot be drawn': (
      <Map
        label="Carte absente"
        points={points}
        onSelect={() => undefined}
        source={{ kind: 'pmtiles', url: '/basemap.pmtiles' }}
        attribution="© GeoNames (CC BY 4.0) · GSHHG (LGPL)"
        language="fr"
        labels={labels}
        open={() => Promise.reject(new Error('no WebGL'))}
      />
    ),
  },
};
