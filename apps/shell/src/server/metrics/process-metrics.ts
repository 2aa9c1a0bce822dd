import { Gauge, type Registry } from 'prom-client';

/** What this shell knows of itself beside the default metrics of Node. */
export function processMetrics(registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: 'shop_shell_heap_bytes',
    help: 'Memory in use by JavaScript.',
    registers,
    collect() {
      // A shell that is started with --expose-gc tells what is really in use.
      (globalThis as { gc?: (how: object) => void }).gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
      this.set(process.memoryUsage().heapUsed);
    },
  });
  new Gauge({
    name: 'shop_shell_uptime_seconds',
    help: 'Since the process was started.',
    registers,
    collect() {
      this.set(Math.round(process.uptime()));
    },
  });
}
