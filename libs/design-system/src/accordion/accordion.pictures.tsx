import { Accordion } from './accordion.tsx';

const items = [
  {
    id: 'when',
    title: 'Quand recevrai-je mon bon ?',
    opens: ['Puis-je changer les dates ?'],
    content: <p>Par e-mail, dans les minutes qui suivent le paiement.</p>,
    open: true,
  },
  { id: 'change', title: 'Puis-je changer les dates ?', content: <p>Oui, sans frais jusqu’à deux jours avant l’arrivée.</p> },
  { id: 'gift', title: 'Combien de temps le cadeau est-il valable ?', content: <p>Un an et demi à compter de l’achat.</p> },
];

export default {
  title: 'Accordion',
  states: {
    'one open at a time': <Accordion name="workshop-one" items={items} />,
    'each on its own': <Accordion items={items.map((item) => ({ ...item, open: false }))} />,
  },
};
