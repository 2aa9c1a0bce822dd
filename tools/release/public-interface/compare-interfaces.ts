import semver from 'semver';
import type { PublicInterface, Shape } from './public-interface.ts';

/** A difference that those who use a remote feel (`breaks`), or that only adds something. */
export interface Change {
  readonly breaks: boolean;
  readonly what: string;
  /** The exposed widget that it is about. */
  readonly widget?: string;
}

/** Who shows a exposed widget: names of remotes and shells. */
export type ConsumersOf = (widget: string) => readonly string[];

/**
 * What has changed between two releases' public interfaces. What others give (props) may ask for no more than before; what others
 * get (addresses, events) may leave out nothing; what is asked of the back end may not need more than it was said to give.
 */
export function changesOf(before: PublicInterface, after: PublicInterface): Change[] {
  return [
    ...addressChanges(before.addresses, after.addresses),
    ...kindChanges('widget', before.widgets, after.widgets, 'given'),
    ...kindChanges('event', before.events, after.events, 'got'),
    ...kindChanges('question', before.data, after.data, 'given'),
  ];
}

/** Says why a release may not be published under its version, and whom it would break; undefined when it may. */
export function versionFault(before: PublicInterface, after: PublicInterface, consumersOf: ConsumersOf = () => []): string | undefined {
  const changes = changesOf(before, after);
  const breaking = changes.filter(({ breaks }) => breaks);
  const [reported] = breaking.length ? breaking : changes;
  if (!reported) return undefined;
  const wanted = semver.inc(before.version, isEarly(before) || !breaking.length ? 'minor' : 'major')!;
  if (semver.gte(after.version, wanted)) return undefined;
  const more = (breaking.length || changes.length) - 1;
  const broken = brokenConsumers(before, after, consumersOf);
  return `its public interface has changed since ${before.version}: ${reported.what}${more ? `, and ${more} more` : ''}${broken.length ? `; that breaks ${broken.join(', ')}` : ''}; raise the version in apps/${after.remote}/package.json from ${after.version} to ${wanted} at least`;
}

/** Who shows a part that changes under their hands, whatever version says so: `minisites, which shows SearchBox`. */
export function brokenConsumers(before: PublicInterface, after: PublicInterface, consumersOf: ConsumersOf): string[] {
  const widgets = changesOf(before, after).flatMap(({ breaks, widget }) => (breaks && widget ? [widget] : []));
  return [...new Set(widgets)].flatMap((widget) => consumersOf(widget).map((who) => `${who}, which shows ${widget}`));
}

/** Before 1.0.0 the second number says what breaks. */
function isEarly({ version }: PublicInterface): boolean {
  return semver.major(version) === 0;
}

function addressChanges(before: PublicInterface['addresses'], after: PublicInterface['addresses']): Change[] {
  const gone = Object.entries(before).flatMap(([id, patterns]) =>
    Object.entries(patterns).flatMap(([locale, pattern]) => {
      const now = after[id]?.[locale as keyof typeof patterns];
      if (now === pattern) return [];
      const what = now ? `${id} moves from ${pattern} to ${now} in ${locale}` : `${id} loses ${pattern} in ${locale}`;
      return [{ breaks: true, what }];
    }),
  );
  const added = Object.keys(after).filter((id) => !(id in before));
  return [...gone, ...added.map((id) => ({ breaks: false, what: `${id} is new` }))];
}

type Kind = Readonly<Record<string, Shape>>;

function kindChanges(kind: 'widget' | 'event' | 'question', before: Kind, after: Kind, side: 'given' | 'got'): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.flatMap((name): Change[] => {
    const [was, is] = [before[name], after[name]];
    if (was === undefined) return [{ breaks: false, what: `${kind} ${name} is new` }];
    const about = kind === 'widget' ? { widget: name } : {};
    // A question that is no longer asked leaves nobody in the lurch.
    if (is === undefined) return [{ breaks: kind !== 'question', what: `${kind} ${name} is gone`, ...about }];
    return shapeChanges(`${kind} ${name}`, was, is, side).map((change) => ({ ...change, ...about }));
  });
}

function shapeChanges(where: string, was: Shape, is: Shape, side: 'given' | 'got'): Change[] {
  if (JSON.stringify(was) === JSON.stringify(is)) return [];
  if (!isObject(was) || !isObject(is)) return [{ breaks: true, what: `${where} is ${reported(is)} and was ${reported(was)}` }];
  const names = new Set([...Object.keys(was), ...Object.keys(is)].map((name) => name.replace(/\?$/, '')));
  return [...names].sort().flatMap((name) => memberChanges(`${where}.${name}`, memberOf(was, name), memberOf(is, name), side));
}

interface Member {
  readonly shape: Shape;
  readonly optional: boolean;
}

function memberChanges(where: string, was: Member | undefined, is: Member | undefined, side: 'given' | 'got'): Change[] {
  if (!was && is) return [{ breaks: side === 'given' && !is.optional, what: `${where} is new${is.optional ? '' : ' and needed'}` }];
  if (was && !is) return [{ breaks: side === 'got' || !was.optional, what: `${where} is gone` }];
  if (!was || !is) return [];
  if (was.optional !== is.optional) {
    const breaks = side === 'given' ? was.optional : is.optional;
    return [{ breaks, what: `${where} is ${is.optional ? 'optional' : 'needed'} now` }, ...shapeChanges(where, was.shape, is.shape, side)];
  }
  return shapeChanges(where, was.shape, is.shape, side);
}

function memberOf(shape: Readonly<Record<string, Shape | readonly Shape[]>>, name: string): Member | undefined {
  const optional = !(name in shape) && `${name}?` in shape;
  const found = shape[optional ? `${name}?` : name];
  return found === undefined ? undefined : { shape: Array.isArray(found) ? reported(found) : (found as Shape), optional };
}

function isObject(shape: Shape): shape is Readonly<Record<string, Shape | readonly Shape[]>> {
  return typeof shape === 'object';
}

function reported(shape: Shape | readonly Shape[]): string {
  const text = typeof shape === 'string' ? shape : JSON.stringify(shape);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
