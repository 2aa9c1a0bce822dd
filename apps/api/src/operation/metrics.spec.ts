import { Metrics } from './metrics.ts';

describe('the figures of a process', () => {
  test('a duration falls into every bucket at or above it', () => {
    const metrics = new Metrics();
    metrics.observe('took_seconds', 'How long.', { seconds: 0.02, labels: { route: '/a' } });
    metrics.observe('took_seconds', 'How long.', { seconds: 99, labels: { route: '/a' } });
    const text = metrics.text([]);
    expect(text).toContain('# TYPE took_seconds histogram');
    expect(text).toContain('took_seconds_bucket{route="/a",le="0.01"} 0');
    expect(text).toContain('took_seconds_bucket{route="/a",le="0.02"} 1');
    expect(text).toContain('took_seconds_bucket{route="/a",le="10"} 1');
    expect(text).toContain('took_seconds_bucket{route="/a",le="+Inf"} 2');
    expect(text).toContain('took_seconds_count{route="/a"} 2');
  });

  test('counts stand by their labels, whatever these hold', () => {
    const metrics = new Metrics();
    for (const outcome of ['paid', 'paid', 'a "quoted"\nline']) metrics.count('orders_total', 'Orders.', { outcome });
    expect(metrics.text([])).toContain('orders_total{outcome="paid"} 2\norders_total{outcome="a \\"quoted\\"\\nline"} 1\n');
  });

  test('gauges say what is now; one without a value is not there', () => {
    const gauges = [
      { name: 'lag_seconds', help: 'Lag.', values: [{ value: 0.25 }] },
      { name: 'gone', help: 'Gone.', values: [] },
    ];
    expect(new Metrics().text(gauges)).toBe('# HELP lag_seconds Lag.\n# TYPE lag_seconds gauge\nlag_seconds 0.25\n');
  });
});
