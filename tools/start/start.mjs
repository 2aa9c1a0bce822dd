// Runs on any Node >= 20 without a single dependency: installs what the lockfile says, then goes on with the pinned Node.
import { ensureInstalled, pinnedNode, run } from './install.mjs';

await ensureInstalled();
process.exitCode = await run(pinnedNode(), ['tools/start/serve.ts', ...process.argv.slice(2)]);
