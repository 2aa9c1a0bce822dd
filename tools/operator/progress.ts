import type { WriteStream } from 'node:tty';

const WIDTH = 30;
const REDRAW_MS = 100;

/** The error output, which may be a terminal. */
export type ProgressOutput = Pick<WriteStream, 'isTTY' | 'write'>;

export interface Progress {
  /** `share` is 0 to 1. */
  show(share: number, words: string): void;
  end(): void;
}

/** A bar in a terminal; elsewhere, in a log for example, a line every tenth. */
export function progress(label: string, out: ProgressOutput): Progress {
  let drawnAt = -Infinity;
  let tenth = 0;
  return {
    show(share, words) {
      if (out.isTTY) {
        if (share < 1 && performance.now() - drawnAt < REDRAW_MS) return;
        drawnAt = performance.now();
        const done = Math.round(share * WIDTH);
        out.write(`\r${label} [${'='.repeat(done)}${' '.repeat(WIDTH - done)}] ${Math.floor(share * 100)} %  ${words}\u001b[K`);
        return;
      }
      const reached = Math.floor(share * 10);
      if (reached <= tenth) return;
      tenth = reached;
      out.write(`${label} ${reached * 10} %  ${words}\n`);
    },
    end: () => void (out.isTTY && out.write('\n')),
  };
}
