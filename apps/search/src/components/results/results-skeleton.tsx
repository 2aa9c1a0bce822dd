import { CardSkeleton, Grid } from '@shop/design-system';

/** Decision A-100. */
const PLACEHOLDERS = 9;

/** Places of cards on their way. */
export function ResultsSkeleton({ count = PLACEHOLDERS }: { readonly count?: number }) {
  return (
    <Grid columns={3} aria-hidden data-testid="skeleton">
      {Array.from({ length: count }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </Grid>
  );
}
