import { readFileSync } from 'node:fs';
import { DEFAULT_TOGGLES, type ToggleName, type Toggles } from '../toggles.ts';
import type { Environment, Settings } from './settings.ts';

/** The operator's switches, which shells and APIs read alike; what is wrong with them is noted. */
export function togglesIn(settings: Settings): Toggles {
  try {
    return readToggles(settings.env);
  } catch (error) {
    const { message } = error as Error;
    settings.refuse(message.startsWith('SHOP_TOGGLES:') ? 'SHOP_TOGGLES' : 'SHOP_TOGGLES_FILE', `cannot be used: ${message}`);
    return DEFAULT_TOGGLES;
  }
}

/**
 * `DEFAULT_TOGGLES`, over it a JSON file named by SHOP_TOGGLES_FILE, over it SHOP_TOGGLES
 * (`indexing=on,boxes=off`). Throws one sentence that names what is wrong.
 */
export function readToggles(env: Environment): Toggles {
  const file = env.SHOP_TOGGLES_FILE;
  const chosen = file ? checked(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>, file) : {};
  return { ...DEFAULT_TOGGLES, ...chosen, ...inline(env.SHOP_TOGGLES) };
}

function inline(text: string | undefined): Partial<Toggles> {
  const pairs = (text ?? '').split(',').filter(Boolean);
  const values = pairs.map((pair): [string, unknown] => {
    const [name = '', word = ''] = pair.trim().split('=');
    return [name, word === 'on' ? true : word === 'off' ? false : word];
  });
  return checked(Object.fromEntries(values), 'SHOP_TOGGLES');
}

function checked(values: Readonly<Record<string, unknown>>, where: string): Partial<Toggles> {
  for (const [name, value] of Object.entries(values)) {
    if (!Object.hasOwn(DEFAULT_TOGGLES, name)) throw new Error(`${where}: there is no switch "${name}"`);
    if (typeof value !== 'boolean') throw new Error(`${where}: the switch ${name as ToggleName} is on or off, not "${String(value)}"`);
  }
  return values as Partial<Toggles>;
}
