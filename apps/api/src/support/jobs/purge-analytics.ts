import { join } from 'node:path';
import type { Job } from '../../platform/jobs/index.ts';
import { deleteOldEvents } from '../analytics-sink.ts';

/** Deletes measured page views that are over their time (docs/privacy.md), also where nobody is measured any more. Each process has files of its own. */
export function purgeAnalytics({ settings }: { readonly settings: { readonly dataDirectory: string } }): Job {
  return {
    name: 'purge-analytics',
    everyMs: 3_600_000,
    budgetMs: 30_000,
    run: () => deleteOldEvents(join(settings.dataDirectory, 'analytics')),
  };
}
