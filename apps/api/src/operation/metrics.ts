/** Upper bounds in seconds; the calendar's and the search's limits lie between the first ones. */
const BUCKETS = [0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Labels = Readonly<Record<string, string | number>>;

/** Counts and durations in the text format of Prometheus, version 0.0.4. */
export class Metrics {
  readonly #counters = new Map<string, Map<string, number>>();
  readonly #histograms = new Map<string, Map<string, { counts: number[]; sum: number; count: number }>>();
  readonly #help = new Map<string, string>();

  /** One more of something. */
  count(name: string, help: string, labels: Labels): void {
    this.#help.set(name, help);
    const values = this.#counters.get(name) ?? new Map<string, number>();
    this.#counters.set(name, values);
    const key = labelled(labels);
    values.set(key, (values.get(key) ?? 0) + 1);
  }

  /** How long something took. */
  observe(name: string, help: string, { seconds, labels }: { seconds: number; labels: Labels }): void {
    this.#help.set(name, help);
    const values = this.#histograms.get(name) ?? new Map<string, { counts: number[]; sum: number; count: number }>();
    this.#histograms.set(name, values);
    const key = labelled(labels);
    const value = values.get(key) ?? { counts: BUCKETS.map(() => 0), sum: 0, count: 0 };
    values.set(key, value);
    BUCKETS.forEach((bound, place) => {
      if (seconds <= bound) value.counts[place]!++;
    });
    value.sum += seconds;
    value.count++;
  }

  /** Everything that was counted, then the gauges as they stand now. */
  text(gauges: readonly Gauge[]): string {
    return [...this.#counterLines(), ...this.#histogramLines(), ...gauges.flatMap(gaugeLines), ''].join('\n');
  }

  *#counterLines(): Generator<string> {
    for (const [name, values] of this.#counters) {
      yield* head(name, this.#help.get(name)!, 'counter');
      for (const [labels, value] of values) yield `${name}{${labels}} ${value}`;
    }
  }

  *#histogramLines(): Generator<string> {
    for (const [name, values] of this.#histograms) {
      yield* head(name, this.#help.get(name)!, 'histogram');
      for (const [labels, { counts, sum, count }] of values) {
        for (const [place, bound] of BUCKETS.entries()) yield `${name}_bucket{${labels},le="${bound}"} ${counts[place]}`;
        yield `${name}_bucket{${labels},le="+Inf"} ${count}`;
        yield `${name}_sum{${labels}} ${Number(sum.toFixed(6))}`;
        yield `${name}_count{${labels}} ${count}`;
      }
    }
  }
}

/** A value that goes up and down. */
export interface Gauge {
  readonly name: string;
  readonly help: string;
  readonly values: readonly { readonly labels?: Labels; readonly value: number }[];
}

function gaugeLines({ name, help, values }: Gauge): string[] {
  const lines = values.map(({ labels, value }) => `${name}${labels ? `{${labelled(labels)}}` : ''} ${value}`);
  return values.length > 0 ? [...head(name, help, 'gauge'), ...lines] : [];
}

const head = (name: string, help: string, type: string): string[] => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
const labelled = (labels: Labels): string =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${String(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`)
    .join(',');
