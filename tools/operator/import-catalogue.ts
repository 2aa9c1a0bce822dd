import { basename } from 'node:path';
import type { Client } from 'pg';
import { lineJudge, type LineFault } from './judge-line.ts';
import type { LineKind } from './line-schemas.ts';
import type { Progress } from './progress.ts';
import { readLines } from './read-lines.ts';
import { StagedLines } from './stage-lines.ts';
import { swapCatalogue } from './swap-catalogue.ts';

export interface Import {
  readonly file: string;
  /** Leaves faulty lines out, and what names them; without it one fault keeps the old catalogue. */
  readonly skipsBad: boolean;
  /** How many faults are told in full; all are counted. */
  readonly toldFaults?: number;
  readonly progress?: Progress;
}

export interface BadLine extends LineFault {
  /** From 1. */
  readonly number: number;
}

export interface Report {
  readonly kind: 'swapped' | 'refused';
  /** Why it was refused although no line is bad. */
  readonly reason?: string;
  readonly lines: number;
  readonly counts: Partial<Record<LineKind, number>>;
  /** The first ones. */
  readonly bad: readonly BadLine[];
  readonly badLines: number;
}

const TOLD = 50;

/** Reads a whole catalogue beside the one that is sold, and swaps it in only when it is right. */
export async function importCatalogue(client: Client, { file, skipsBad, toldFaults = TOLD, progress }: Import): Promise<Report> {
  const staged = await StagedLines.open(client);
  try {
    const read = await stageAll(staged, { file, skipsBad, toldFaults, ...(progress && { progress }) });
    const refused = (reason?: string): Report => ({ ...read, kind: 'refused', counts: staged.counts, ...(reason && { reason }) });
    if (read.badLines > 0 && !skipsBad) return refused();
    if (!staged.counts.stay || !staged.counts.days)
      return refused('The file holds no stay with days: the shop would have nothing to sell.');
    await staged.complete();
    await swapCatalogue(client, basename(file));
    return { ...read, kind: 'swapped', counts: staged.counts };
  } finally {
    await staged.close().catch(() => undefined);
  }
}

async function stageAll(staged: StagedLines, { file, skipsBad, toldFaults = TOLD, progress }: Import) {
  const judge = lineJudge();
  const bad: BadLine[] = [];
  let lines = 0;
  let badLines = 0;
  for await (const { number, text, share } of readLines(file)) {
    lines++;
    const judged = judge(text);
    if (judged.kind === 'faulty') {
      badLines++;
      if (bad.length < toldFaults) bad.push({ number, ...judged.fault });
    } else if (badLines === 0 || skipsBad) await staged.add(judged.line);
    progress?.show(share, `${lines} lines${badLines > 0 ? `, ${badLines} bad` : ''}`);
  }
  progress?.show(1, `${lines} lines${badLines > 0 ? `, ${badLines} bad` : ''}`);
  progress?.end();
  return { lines, bad, badLines };
}
