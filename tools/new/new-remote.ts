import { after, type Plan } from './plan.ts';
import { remoteFiles } from './remote-files.ts';
import { camel } from './names.ts';

/** A whole remote with its address in every locale, known to shell, build and lockfile. */
export function newRemote(name: string): Plan {
  const files = Object.entries(remoteFiles(name)).map(([path, content]) => [`apps/${name}/${path}`, content]);
  const screen = camel(name);
  return {
    files: Object.fromEntries(files) as Record<string, string>,
    edits: {
      'libs/contracts/src/remote.ts': after(/export type RemoteName = [^;]*(?=;)/, ` | '${name}'`),
      'libs/routes/src/address/screen.ts': after(/careLogin: 'account',\n/, `  ${screen}: '${name}',\n`),
      'libs/routes/src/address/route-table.ts': after(/careLogin: '[^']*',\n/, `  ${screen}: '/${name}',\n`),
      'package-lock.json': inLock(name),
    },
  };
}

/** `npm ci` asks for every package of the workspace in the lock. */
function inLock(name: string): (content: string) => string {
  return (content) => {
    const lock = JSON.parse(content) as { packages: Record<string, object> };
    const own = { [`apps/${name}`]: { name: `@shop/${name}`, version: '0.1.0' } };
    const linked = { [`node_modules/@shop/${name}`]: { resolved: `apps/${name}`, link: true } };
    const packages = Object.entries({ ...lock.packages, ...own, ...linked }).sort(([a], [b]) => (a < b ? -1 : 1));
    return `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`;
  };
}
