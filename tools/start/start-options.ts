import { parseArgs } from 'node:util';
import { refuse } from './refusal.ts';

export interface StartOptions {
  /** Reads the sources as they change. */
  readonly dev: boolean;
  /** The one remote that is worked on: `npm run dev -- search`. */
  readonly worked: string | undefined;
  /**
   * The remotes that journeys open: `--built search,product`. Their suite has built them: a second build would take the files
   * from under another shop.
   */
  readonly built: readonly string[] | undefined;
}

/** The options of `npm start` and `npm run dev`. Throws a StartError that names the option or the remote that there is not. */
export function startOptions(args: readonly string[], remotes: readonly string[]): StartOptions {
  const { values, positionals } = read(args);
  const [worked, ...others] = positionals;
  if (!values.dev && worked) refuse(`npm start takes no "${worked}": npm run dev -- ${worked} works on one remote.`);
  if (others.length) refuse(`One remote is worked on at a time: ${positionals.join(', ')} are ${positionals.length}.`);
  const built = values.built?.split(',');
  for (const name of [...positionals, ...(built ?? [])])
    if (!remotes.includes(name)) refuse(`There is no remote "${name}"; there are ${remotes.join(', ')}.`);
  return { dev: values.dev, worked, built };
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { dev: { type: 'boolean', default: false }, built: { type: 'string' } },
    });
  } catch (error) {
    return refuse((error as Error).message);
  }
}
