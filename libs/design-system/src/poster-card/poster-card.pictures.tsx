import { Grid } from '../grid/grid.tsx';
import { PosterCard } from './poster-card.tsx';

export default {
  title: 'Poster card',
  states: {
    themes: (
      <Grid columns={5} phone="row">
        <PosterCard href="#1" imageUrl="/images/sea-1832/640_360.webp" title="Au bord de la mer" />
        <PosterCard href="#2" imageUrl="/images/mountain-9/640_360.webp" title="Grand air" />
        <PosterCard href="#3" imageUrl="/images/vineyard-3/640_360.webp" title="Table et vignes" />
        <PosterCard href="#4" imageUrl="/images/snow-4/640_360.webp" title="Ski et neige" />
        <PosterCard href="#5" imageUrl="/images/room-2/640_360.webp" title="Spa et cocooning" />
      </Grid>
    ),
  },
};
