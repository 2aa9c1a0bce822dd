// Runs a file of the workspace, as in `npm run new`: on any Node >= 20, with what the lockfile says and the Node that it pins.
import { ensureInstalled, pinnedNode, run } from './install.mjs';

await ensureInstalled();
process.exitCode = await run(pinnedNode(), process.argv.slice(2));
