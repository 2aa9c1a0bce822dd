import { configIn as apiConfigIn } from '@shop/api/config';
import { IncompleteSettings, Settings, type Environment } from '@shop/contracts/settings';
import { configIn as shellConfigIn } from '@shop/shell/config';
import { refuse } from './refusal.ts';

/**
 * The environment of a whole shop. On a developer's machine a shop that is not told what it is, is a demonstration;
 * where NODE_ENV is production it stays what unset means everywhere else, production (decision note `unset-is-production`).
 */
export function shopEnvironment(env: Environment): Environment {
  return env.SHOP_ENV || env.NODE_ENV === 'production' ? env : { ...env, SHOP_ENV: 'demo' };
}

/** Refuses, in one message, everything that the processes of a shop would refuse one by one. `brought`: what the start itself gives them. */
export function checkSettings(env: Environment, brought: Environment): Settings {
  const settings = new Settings({ ...brought, ...env });
  apiConfigIn(settings);
  shellConfigIn(settings);
  try {
    return settings.complete('The shop', settings);
  } catch (error) {
    if (error instanceof IncompleteSettings) refuse(error.message);
    throw error;
  }
}
