import type { RouteObject } from 'react-router';
import { ResultsFailed } from './results-failed.tsx';
import { asksAgain, loadActivities, loadResults } from './results-loader.ts';
import { prepareParts } from './results-parts.ts';
import { ActivitiesPage, ResultsPage } from './results.tsx';

type Route = Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'Component' | 'ErrorBoundary'>;

const shared = { shouldRevalidate: asksAgain, ErrorBoundary: ResultsFailed };

/** The page of stays, gifts and hotels. */
export async function resultsRoute(): Promise<Route> {
  await wakeForHash();
  return { ...shared, loader: loadResults, Component: ResultsPage };
}

/** The page of activities. */
export async function activitiesRoute(): Promise<Route> {
  await wakeForHash();
  return { ...shared, loader: loadActivities, Component: ActivitiesPage };
}

/** A server has not seen the hash: what it has drawn is drawn anew, and must not sleep. */
async function wakeForHash(): Promise<void> {
  if (typeof window !== 'undefined' && location.hash.length > 1) await prepareParts();
}
