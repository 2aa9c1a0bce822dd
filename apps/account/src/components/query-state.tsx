import { Button, ErrorAlert, Skeleton } from '@shop/design-system';

/** What a page needs to know of a query. */
export interface QueryState<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

export interface LoadErrorProps {
  readonly query: Pick<QueryState<unknown>, 'isFetching' | 'refetch'>;
  /** The messages of the page, by the end of their ids. */
  readonly t: (message: 'title' | 'text' | 'again') => string;
}

/** A query failed: what could not be loaded, with a retry. */
export function LoadError({ query: { isFetching, refetch }, t }: LoadErrorProps) {
  return (
    <ErrorAlert
      label={t('title')}
      action={
        <Button busy={isFetching} onClick={() => void refetch()}>
          {t('again')}
        </Button>
      }
    >
      {t('text')}
    </ErrorAlert>
  );
}

/** Placeholder of an answer that is being loaded. */
export function LoadingState({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label}>
      <Skeleton lines={6} />
    </div>
  );
}
