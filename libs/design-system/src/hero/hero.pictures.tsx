import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Combobox } from '../combobox/combobox.tsx';
import { Dropdown } from '../dropdown/dropdown.tsx';
import { BarCell, BarField, SearchBar } from '../search-bar/search-bar.tsx';
import { Stepper } from '../stepper/stepper.tsx';
import { Hero } from './hero.tsx';

function Search() {
  const [text, setText] = useState('');
  const [adults, setAdults] = useState(2);
  return (
    <SearchBar
      label="Chercher un séjour"
      onSubmit={(event) => event.preventDefault()}
      button={
        <Button look="primary" type="submit" icon="search">
          Chercher
        </Button>
      }
    >
      <BarCell grow>
        <Combobox
          look="bare"
          label="Où ?"
          placeholder="Ville, région, hôtel…"
          value={text}
          onType={setText}
          onChoose={(option) => setText(option.label)}
          groups={[{ options: [{ id: 'a', label: 'Annecy', hint: 'Haute-Savoie' }] }]}
          loadingText="Recherche…"
          emptyText="Rien trouvé"
          clearLabel="Effacer"
        />
      </BarCell>
      <BarCell>
        <BarField label="Quand ?" value="Ce week-end, 2 nuits" />
      </BarCell>
      <BarCell>
        <Dropdown label="Voyageurs" trigger={(button) => <BarField {...button} label="Qui ?" value={`${adults} adultes`} />}>
          <Stepper
            label="Adultes"
            value={adults}
            min={1}
            max={20}
            onChange={setAdults}
            decreaseLabel="Un adulte de moins"
            increaseLabel="Un adulte de plus"
          />
        </Dropdown>
      </BarCell>
    </SearchBar>
  );
}

export default {
  title: 'Hero and search bar',
  states: {
    home: (
      <Hero
        imageUrl="/images/sea-7/640_360.webp"
        title="Partez vendredi. Revenez neuf."
        text="Hôtels choisis, et toujours une expérience comprise dans le prix."
      >
        <Search />
      </Hero>
    ),
  },
};
