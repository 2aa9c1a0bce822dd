import { ensureInstalled, pinnedNode, run } from './install.mjs';

await ensureInstalled();
process.exitCode = await run(pinnedNode(), ['tools/start/serve.ts', '--dev', ...process.argv.slice(2)]);
