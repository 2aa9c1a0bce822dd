// Everything that must pass, with one closing line that sums all suites. Runs on any Node >= 20.
import { ensureInstalled, pinnedNode, run } from '../start/install.mjs';

await ensureInstalled();
process.exitCode = await run(pinnedNode(), ['tools/test/all.ts', ...process.argv.slice(2)]);
