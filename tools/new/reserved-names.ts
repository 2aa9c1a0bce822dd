import { LOCALES } from '@shop/contracts';
import { resolveAddress, SCREENS } from '@shop/routes';
import { isReleaseVerb } from '../release/verbs.ts';
import { camel } from './names.ts';

/** Addresses that the shell answers itself (docs/operating.md), and folders of `dist` that are no build of a remote. */
const OF_THE_SHELL = [
  'assets',
  'brands',
  'dev',
  'events',
  'gateway',
  'healthz',
  'metrics',
  'operator',
  'readyz',
  'releases',
  'remotes',
  'test',
  'journeys',
];

/** Why a remote may not have this name, as an end of a sentence; undefined for a name that is free. `packages` are those of the workspace. */
export function reservedFor(name: string, packages: readonly string[]): string | undefined {
  if (isReleaseVerb(name)) return `a command: npm run release -- ${name}`;
  if (packages.includes(`@shop/${name}`)) return `a package of the workspace: @shop/${name}`;
  if ((SCREENS as readonly string[]).includes(camel(name))) return `a screen of the shop: ${camel(name)}`;
  if (OF_THE_SHELL.includes(name)) return `taken by the shell or its build: ${name}`;
  const locale = LOCALES.find((one) => resolveAddress(`/${name}`, one).kind !== 'notFound');
  return locale && `an address of the shop in ${locale}: /${name}`;
}
