import { basename } from 'node:path';
import type { Client } from 'pg';
import { lineValidator } from './validate-line.ts';
import { knownThings } from './known-things.ts';
import type { LineFault } from './line-rules.ts';
import type { LineKind } from './line-schemas.ts';
import { PARTS, type Part } from './line-tables.ts';
import type { Progress } from './progress.ts';
import { readLines } from './read-lines.ts';
import { StagedLines } from './stage-lines.ts';
import { swapCatalogue } from './swap-catalogue.ts';

export interface Import {
  readonly file: string;
  /** What the file holds; without it the catalogue. */
  readonly part?: Part;
  /** Leaves faulty lines out, and what names them; without it one fault keeps the old catalogue. */
  readonly skipsBad: boolean;
  /** How many faults are told in full; all are counted. */
  readonly reportedFaults?: number;
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
  /** Ids of the hotels of the file whose rates and rooms stay as their channel managers say. */
  readonly connectedHotels?: readonly number[];
}

const REPORTED = 50;

/** Reads a whole catalogue, or another part, beside the one that is sold, and swaps it in only when it is right. */
export async function importCatalogue(
  client: Client,
  { file, part = 'catalogue', skipsBad, reportedFaults = REPORTED, progress }: Import,
): Promise<Report> {
  const staged = await StagedLines.open(client, part);
  try {
    const read = await stageAll(staged, lineValidator(part, await knownThings(client, part)), {
      file,
      skipsBad,
      reportedFaults,
      ...(progress && { progress }),
    });
    const refused = (reason?: string): Report => ({ ...read, kind: 'refused', counts: staged.counts, ...(reason && { reason }) });
    if (read.badLines > 0 && !skipsBad) return refused();
    const missing = emptiness(part, staged.counts);
    if (missing) return refused(missing);
    await staged.complete();
    const connectedHotels = await swapCatalogue(client, { source: basename(file), part });
    return { ...read, kind: 'swapped', counts: staged.counts, ...(connectedHotels.length > 0 && { connectedHotels }) };
  } finally {
    await staged.close().catch(() => undefined);
  }
}

/** A file without lines is more likely a mistake than a shop without any. */
function emptiness(part: Part, counts: Report['counts']): string | undefined {
  if (part === 'catalogue')
    return counts.stay && counts.days ? undefined : 'The file holds no stay with days: the shop would have nothing to sell.';
  return Object.keys(counts).length > 0 ? undefined : `The file holds no line of ${PARTS[part].join(' or ')}.`;
}

async function stageAll(
  staged: StagedLines,
  validate: ReturnType<typeof lineValidator>,
  { file, skipsBad, reportedFaults = REPORTED, progress }: Import,
) {
  const bad: BadLine[] = [];
  let lines = 0;
  let badLines = 0;
  for await (const { number, text, share } of readLines(file)) {
    lines++;
    const validated = validate(text);
    if (validated.kind === 'faulty') {
      badLines++;
      if (bad.length < reportedFaults) bad.push({ number, ...validated.fault });
    } else if (badLines === 0 || skipsBad) await staged.add(validated.line);
    progress?.show(share, `${lines} lines${badLines > 0 ? `, ${badLines} bad` : ''}`);
  }
  progress?.show(1, `${lines} lines${badLines > 0 ? `, ${badLines} bad` : ''}`);
  progress?.end();
  return { lines, bad, badLines };
}
