import { useState } from 'react';
import { Combobox } from './combobox.tsx';

const groups = [
  {
    title: 'Villes',
    options: [
      { id: 'annecy', label: 'Annecy', hint: 'Haute-Savoie' },
      { id: 'antibes', label: 'Antibes', hint: 'Alpes-Maritimes' },
    ],
  },
  { title: 'Hôtels', options: [{ id: 'h1', label: 'Les Roselières', hint: 'Annecy', icon: 'hotel' as const }] },
];

function Destination({ label, empty, loading }: { readonly label: string; readonly empty?: boolean; readonly loading?: boolean }) {
  const [text, setText] = useState('');
  return (
    <Combobox
      label={label}
      placeholder="Ville, région, hôtel…"
      icon="search"
      value={text}
      onType={setText}
      onChoose={(option) => setText(option.label)}
      groups={empty || loading ? [] : groups}
      loading={loading}
      loadingText="Recherche…"
      emptyText="Aucune destination trouvée"
      countText="3 suggestions"
      clearLabel="Effacer"
    />
  );
}

export default {
  title: 'Combobox',
  states: {
    suggestions: <Destination label="Où ?" />,
    'nothing found': <Destination label="Où, sans résultat ?" empty />,
    loading: <Destination label="Où, en attente ?" loading />,
  },
};
