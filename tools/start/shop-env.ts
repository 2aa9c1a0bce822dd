import { configIn as apiConfigIn } from '@shop/api/config';
import { IncompleteSettings, Settings, startOfDemo, type Environment } from '@shop/contracts/settings';
import { configIn as shellConfigIn } from '@shop/shell/config';
import { refuse } from './refusal.ts';

/**
 * The environment of a whole shop. On a developer's machine a shop that is not told what it is, is a demonstration;
 * where NODE_ENV is production it stays what unset means everywhere else, production (decision note `unset-is-production`).
 */
export function shopEnvironment(env: Environment): Environment {
  return env.SHOP_ENV || env.NODE_ENV === 'production' ? env : { ...env, SHOP_ENV: 'demo' };
}

interface DemoStart {
  /** The first day of the catalogue, `2030-06-05`. */
  readonly today: string;
  /** What the shop's processes hear of its clock, also those that are started again later. */
  readonly clock: Readonly<Record<string, string>>;
}

/** When a demonstration starts: now, or on the day and hour of `SHOP_NOW`, from which its clock goes on. */
export function demoStart(settings: Settings): DemoStart {
  const now = Date.now();
  const startsAt = startOfDemo(settings) ?? now;
  return {
    today: new Date(startsAt).toISOString().slice(0, 10),
    clock: startsAt === now ? {} : { SHOP_CLOCK_AHEAD_MS: String(startsAt - now) },
  };
}

/** Refuses, in one message, everything that the processes of a shop would refuse one by one. `brought`: what the start itself gives them. */
export function checkSettings(env: Environment, brought: Environment): Settings {
  const settings = new Settings({ ...brought, ...env });
  apiConfigIn(settings);
  shellConfigIn(settings);
  startOfDemo(settings);
  try {
    return settings.complete('The shop', settings);
  } catch (error) {
    if (error instanceof IncompleteSettings) refuse(error.message);
    throw error;
  }
}
