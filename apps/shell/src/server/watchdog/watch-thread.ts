import type { Debugger, Session } from 'node:inspector';
import type { MessagePort } from 'node:worker_threads';

/** What the watching thread is told. */
export interface Watching {
  /** One number in shared memory that the main thread raises as long as it lives. */
  readonly beat: SharedArrayBuffer;
  readonly everyMs: number;
  /** Without a beat for this long, and with this much work done meanwhile, a remote's code is cut off. */
  readonly remoteMs: number;
  readonly workedMs: number;
  /** The shell's own code is given longer. */
  readonly shellMs: number;
  /** Whether the process bears being cut off; else it is ended, and the process manager starts it again. */
  readonly mayCut: boolean;
}

/** What was cut off: whose file, undefined for the shell's, with the calls that were under way, the innermost first. */
export interface CutOff {
  readonly release: string | undefined;
  readonly stack: readonly string[];
  readonly ms: number;
}

interface Means {
  readonly watching: Watching;
  readonly port: Pick<MessagePort, 'postMessage'>;
  readonly open: new () => Session;
  /** Ends the process, saying why. */
  end(why: string): void;
}

/**
 * Runs in a thread of its own, which a loop that never ends does not stop: pauses the main thread, looks whose code it is
 * in, and ends what runs. The event loop goes on afterwards. It is sent to the thread as text: it can use nothing from outside.
 */
export function watchThread({ watching, port, open, end }: Means): void {
  const { everyMs, remoteMs, workedMs, shellMs, mayCut } = watching;
  const beat = new Int32Array(watching.beat);
  const worked = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  };
  let known = { beat: -1, at: 0, worked: 0 };
  let isLooking = false;
  setInterval(() => {
    const now = Atomics.load(beat, 0);
    if (now !== known.beat) known = { beat: now, at: performance.now(), worked: worked() };
    const ms = performance.now() - known.at;
    // A process that is not given the processor has no beat either: only one that works counts as lost.
    if (!isLooking && ms > remoteMs && worked() - known.worked > workedMs) look(ms);
  }, everyMs);

  function look(ms: number): void {
    isLooking = true;
    const session = new open();
    session.connectToMainThread();
    const files = new Map<string, string>();
    session.on('Debugger.scriptParsed', ({ params }) => files.set(params.scriptId, params.url));
    session.on('Debugger.paused', ({ params }) => {
      const stack = params.callFrames.map((layout) => placeOf(layout));
      const release = stack.map((place) => /\/remotes\/([\w-]+@[\w-]+)\//.exec(place)?.[1]).find(Boolean);
      const isCut = release !== undefined || ms > shellMs;
      if (isCut && !mayCut) end(`${release ?? 'shell'} runs without end: ${stack[0] ?? ''}`);
      if (isCut) session.post('Runtime.terminateExecution');
      session.post('Debugger.resume', () => {
        session.post('Debugger.disable', () => session.disconnect());
        if (isCut) port.postMessage({ release, stack: stack.slice(0, 12), ms: Math.round(ms) } satisfies CutOff);
        known = { ...known, at: isCut ? performance.now() : known.at };
        isLooking = false;
      });
    });
    const placeOf = ({ functionName, location, url }: Debugger.CallFrame) =>
      `${functionName || 'anonymous'} (${files.get(location.scriptId) || url}:${location.lineNumber + 1}:${(location.columnNumber ?? 0) + 1})`;
    session.post('Debugger.enable', () => session.post('Debugger.pause'));
  }
}
