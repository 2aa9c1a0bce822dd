import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where results of targets are kept: outside the checkout, so that a second clone on the same machine has them, too. */
export const CACHE_FOLDER = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'shop');

/** Settings of Nx for every run of it. */
export const NX_ENVIRONMENT = {
  NX_CACHE_DIRECTORY: process.env.NX_CACHE_DIRECTORY || join(CACHE_FOLDER, 'nx'),
  NX_WORKSPACE_DATA_DIRECTORY: process.env.NX_WORKSPACE_DATA_DIRECTORY || join(CACHE_FOLDER, 'nx-workspace'),
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_NO_CLOUD: 'true',
  NX_DEFAULT_PROJECT: '',
};
