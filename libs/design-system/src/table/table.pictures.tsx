import { Table } from './table.tsx';

const columns = [
  { id: 'line', label: 'Ligne' },
  { id: 'detail', label: 'Détail' },
  { id: 'price', label: 'Prix', align: 'end' },
] as const;

export default {
  title: 'Table',
  states: {
    'with a total': (
      <Table
        caption="Détail du prix"
        columns={columns}
        rows={[
          { id: 'stay', cells: { line: 'Séjour', detail: '2 personnes, 1 nuit, petit-déjeuner', price: '249,00 €' } },
          { id: 'tax', cells: { line: 'Taxe de séjour', detail: '2,30 € par personne et par nuit', price: '4,60 €' } },
        ]}
        total={{ line: 'Total', price: '253,60 €' }}
      />
    ),
  },
};
