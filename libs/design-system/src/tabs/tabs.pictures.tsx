import { NavTabs } from './nav-tabs.tsx';
import { Tabs } from './tabs.tsx';

const flows = [
  { label: 'Week-ends', href: '#stays', icon: 'bed-double', current: true },
  { label: 'Coffrets cadeaux', href: '#gifts', icon: 'gift' },
  { label: 'Nuits d’hôtel', href: '#nights', icon: 'hotel' },
  { label: 'Activités', href: '#activities', icon: 'bike' },
] as const;

export default {
  title: 'Tabs',
  states: {
    panels: (
      <Tabs
        label="Comment l’offrir"
        tabs={[
          { id: 'digital', label: 'Par e-mail', icon: 'mail', panel: <p>Imprimable tout de suite, sans frais.</p> },
          { id: 'physical', label: 'En coffret', icon: 'gift', panel: <p>Livré sous 2 à 4 jours ouvrés.</p> },
          { id: 'card', label: 'Carte cadeau', panel: <p>Le montant de votre choix, de 50 à 300 €.</p> },
        ]}
      />
    ),
    'flows as links': <NavTabs label="Que cherchez-vous ?" items={flows} />,
    'flows as pills': <NavTabs label="Que cherchez-vous, en pastilles ?" look="pill" items={flows} />,
  },
};
