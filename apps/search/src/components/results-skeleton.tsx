import { CardSkeleton, Grid } from '@shop/design-system';

/** Decision A-100. */
const PLACEHOLDERS = 9;

/** Places of cards on their way. */
export function ResultsSkeleton() {
  return (
    <Grid columns={3} aria-hidden data-testid="skeleton">
      {Array.from({ length: PLACEHOLDERS }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </Grid>
  );
}
