import { CachedFragment } from '@shop/contracts/page';
import { CardSkeleton, Grid } from '@shop/design-system';

/** SEARCH-104. */
const PLACEHOLDERS = 9;

const drawnPlaces = {};

/** Places of cards on their way. */
export function ResultsSkeleton({ count = PLACEHOLDERS }: { readonly count?: number }) {
  return (
    <CachedFragment owner={drawnPlaces} name={String(count)}>
      <Grid columns={3} aria-hidden data-testid="skeleton">
        {Array.from({ length: count }, (_, index) => (
          <CardSkeleton key={index} />
        ))}
      </Grid>
    </CachedFragment>
  );
}
