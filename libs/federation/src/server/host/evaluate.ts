import { scaledDeadline } from '@shop/contracts/settings';
import * as vm from 'node:vm';

export interface Evaluated {
  readonly exports: Record<string, unknown>;
  /** Clears the timers that the code left behind; without it they would keep a retired release alive. */
  dispose(): void;
}

/** What a remote's code finds of its host. */
export interface Provided {
  /** Throws for what is not shared. */
  require(name: string): unknown;
  /** How it asks the API; the host's own `fetch` without. */
  readonly fetch?: typeof fetch;
  /** How long it may take to begin, ms; a second without, since visitors wait. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 1_000;
const NAMES = ['module', 'exports', 'require', 'setTimeout', 'setInterval', 'setImmediate', 'process', 'fetch'];
const ENTRY = Symbol.for('shop.evaluate');
/** A vm timeout covers only what runs inside `runInThisContext`, hence this detour. */
const CALL = new vm.Script('globalThis[Symbol.for("shop.evaluate")]()', { filename: 'shop:evaluate' });

/**
 * Runs a remote's CommonJS bundle with an allow-listed `require` and timers of its own.
 * It contains faults; it is no sandbox: integrity is the trust boundary.
 */
export function evaluate(source: string, filename: string, provided: Provided): Evaluated {
  const timers = ownTimers();
  const module = { exports: {} as Record<string, unknown> };
  const process = Object.freeze({ env: Object.freeze({ NODE_ENV: 'production' }) });
  const run = vm.compileFunction(source, NAMES, { filename });
  const globals = vm.runInThisContext('globalThis') as Record<symbol, unknown>;
  try {
    const own = [
      module,
      module.exports,
      provided.require,
      timers.setTimeout,
      timers.setInterval,
      setImmediate,
      process,
      provided.fetch ?? fetch,
    ];
    globals[ENTRY] = () => run.apply(module.exports, own) as unknown;
    CALL.runInThisContext({ timeout: provided.timeoutMs ?? scaledDeadline(TIMEOUT_MS) });
  } catch (error) {
    timers.dispose();
    throw error;
  } finally {
    delete globals[ENTRY];
  }
  return { exports: module.exports, dispose: timers.dispose };
}

function ownTimers() {
  const running = new Set<NodeJS.Timeout>();
  let disposed = false;
  const keep = (timer: NodeJS.Timeout) => {
    if (disposed) clearTimeout(timer);
    else running.add(timer);
    return timer;
  };
  return {
    setTimeout: (callback: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) => {
      const timer: NodeJS.Timeout = setTimeout(() => {
        running.delete(timer);
        callback(...args);
      }, delay);
      return keep(timer);
    },
    setInterval: (callback: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) =>
      keep(setInterval(callback, delay, ...args)),
    dispose() {
      disposed = true;
      for (const timer of running) clearTimeout(timer);
      running.clear();
    },
  };
}
