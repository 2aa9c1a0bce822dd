export { CardsPage as Component } from './cards-page.tsx';
export { loadCards as loader } from './load-cards.ts';
