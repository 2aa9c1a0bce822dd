import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MeasuredApi } from './measured-api.ts';

/** What is asked for again and again, in turns; nothing is sent along. */
export interface Paced {
  readonly paths: readonly string[];
  /** Questions a second, evenly spread. */
  readonly rate: number;
  readonly seconds: number;
  /** Connections that are held open. */
  readonly connections: number;
}

export interface PacedAnswers {
  /** Milliseconds of each answer, counted from when its question was due: a question that could not leave in time has waited, too. */
  readonly waits: readonly number[];
  /** How many were told to come again. */
  readonly refused: number;
}

/** Asks at a steady pace, whether the answers come or not. */
export async function pacedAnswers(api: Pick<MeasuredApi, 'address'>, { paths, rate, seconds, connections }: Paced): Promise<PacedAnswers> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const waits: number[] = [];
  let refused = 0;
  const ask = async (path: string, due: number): Promise<void> => {
    const status = await statusOf(api.address + path, agent);
    waits.push(performance.now() - due);
    if (status === 503) refused++;
    else if (status !== 200) throw new Error(`${path}: status ${status}`);
  };
  const requested: Promise<void>[] = [];
  const began = performance.now();
  for (let number = 0; number < rate * seconds; number++) {
    const due = began + (number * 1000) / rate;
    await sleep(Math.max(0, due - performance.now()));
    requested.push(ask(paths[number % paths.length]!, due));
  }
  await Promise.all(requested);
  agent.destroy();
  return { waits, refused };
}

/** Status of an answer that was read to its end. */
function statusOf(url: string, agent: Agent): Promise<number> {
  return new Promise((done, fail) => {
    request(url, { agent }, (answer) => {
      answer.resume();
      answer.once('end', () => done(answer.statusCode ?? 0));
      answer.once('error', fail);
    })
      .once('error', fail)
      .end();
  });
}
