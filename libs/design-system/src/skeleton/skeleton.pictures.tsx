import { Grid } from '../grid/grid.tsx';
import { CardSkeleton } from '../product-card/card-skeleton.tsx';
import { Skeleton } from './skeleton.tsx';

export default {
  title: 'Skeleton',
  states: {
    text: <Skeleton lines={3} />,
    'title and button': (
      <div>
        <Skeleton shape="title" />
        <br />
        <Skeleton shape="button" />
      </div>
    ),
    cards: (
      <Grid columns={4}>
        <CardSkeleton />
        <CardSkeleton />
        <CardSkeleton />
        <CardSkeleton />
      </Grid>
    ),
  },
};
