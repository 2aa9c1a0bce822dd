import type { Locale } from '@shop/contracts';
import type { RouteObject } from 'react-router';
import { ResultsFailed } from './results-failed.tsx';
import { asksAgain, loadActivities, loadResults } from './results-loader.ts';
import { prepareParts } from './results-parts.ts';
import { ActivitiesPage, ResultsPage } from './results.tsx';

type Route = Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'Component' | 'ErrorBoundary'>;

const shared = { shouldRevalidate: asksAgain, ErrorBoundary: ResultsFailed };

/** The page of stays, gifts and hotels. */
export async function resultsRoute(locale: Locale): Promise<Route> {
  await hydrateUnfinished(locale);
  return { ...shared, loader: loadResults, Component: ResultsPage };
}

/** The page of activities. */
export async function activitiesRoute(locale: Locale): Promise<Route> {
  await hydrateUnfinished(locale);
  return { ...shared, loader: loadActivities, Component: ActivitiesPage };
}

/** What the server could not finish is drawn again and must be hydrated: it has not seen the hash, or not had its answer in time. */
async function hydrateUnfinished(locale: Locale): Promise<void> {
  if (typeof window === 'undefined') return;
  const isLate = document.querySelector('main section[aria-busy="true"]') !== null;
  if (isLate || location.hash.length > 1) await prepareParts(locale);
}
