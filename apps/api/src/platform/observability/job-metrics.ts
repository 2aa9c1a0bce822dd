import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Upper bounds in seconds: from a look at an empty table to the longest budget of a job. */
const BUCKETS = [0.01, 0.1, 1, 10, 60, 300];

/** What a process counts about the scheduled jobs that it runs. */
export interface JobMetrics {
  /** Shows a job from the start on: a rate over a counter that begins with its first event misses that event. */
  register(job: string): void;
  observe(job: string, run: { readonly seconds: number; readonly hasFailed: boolean }): void;
  readonly overBudget: Counter<'job_name'>;
}

export function jobMetrics(registry: Registry): JobMetrics {
  const registers = [registry];
  // Not `job`, which is the target's own label in Prometheus.
  const labelNames = ['job_name'] as const;
  const runs = new Counter({
    name: 'shop_job_runs_total',
    help: 'Runs of scheduled jobs, by outcome: ok or error.',
    labelNames: ['job_name', 'outcome'],
    registers,
  });
  const overBudget = new Counter({
    name: 'shop_job_over_budget_total',
    help: 'Runs that took longer than their budget.',
    labelNames,
    registers,
  });
  const duration = new Histogram({
    name: 'shop_job_duration_seconds',
    help: 'Time that a run took.',
    labelNames,
    buckets: BUCKETS,
    registers,
  });
  const succeeded = new Gauge({
    name: 'shop_job_last_success_timestamp_seconds',
    help: 'When a run last ended well in this process.',
    labelNames,
    registers,
  });
  return {
    register(job) {
      for (const outcome of ['ok', 'error']) runs.inc({ job_name: job, outcome }, 0);
      overBudget.inc({ job_name: job }, 0);
    },
    observe(job, { seconds, hasFailed }) {
      duration.observe({ job_name: job }, seconds);
      runs.inc({ job_name: job, outcome: hasFailed ? 'error' : 'ok' });
      if (!hasFailed) succeeded.setToCurrentTime({ job_name: job });
    },
    overBudget,
  };
}
