import { buildWorkshop } from './build.ts';
import { serveWorkshop } from './server.ts';

/** `npm run workshop`: builds the components' pictures and serves them until it is stopped. */
const port = Number(process.env.WORKSHOP_PORT ?? 4600);
await buildWorkshop('development');
await serveWorkshop(port);
console.log(`workshop on http://localhost:${port}`);
