import { configIn as apiConfigIn } from '@shop/api/config';
import { Settings, type Environment } from '@shop/contracts/settings';
import { configIn as shellConfigIn } from '@shop/shell/config';
import { fail, ok, type Finding } from './finding.ts';

/** As the API and the shell read them. */
export interface ReadSettings {
  readonly settings: Settings;
  readonly api: ReturnType<typeof apiConfigIn>;
  readonly shell: ReturnType<typeof shellConfigIn>;
}

export function readSettings(env: Environment): ReadSettings {
  const settings = new Settings(env);
  return { settings, api: apiConfigIn(settings), shell: shellConfigIn(settings) };
}

/** A finding for each setting that would keep a process from starting. */
export function checkSettings({ settings }: Pick<ReadSettings, 'settings'>): Finding[] {
  const wrong = [...settings.problems].map(([name, fault]) =>
    fail('settings', `${name} ${fault}`, `set ${name}, then start the processes again`),
  );
  return wrong.length ? wrong : [ok('settings', `complete, for ${settings.isDemo ? 'a demonstration' : 'production'}`)];
}
