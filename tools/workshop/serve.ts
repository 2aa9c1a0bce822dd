import { watchWorkshop } from './build.ts';
import { workshopPages } from './pages.ts';
import { serveWorkshop } from './server.ts';

/** `npm run workshop`: builds the components' pictures, serves them and builds again after every change until it is stopped. */
const port = Number(process.env.WORKSHOP_PORT ?? 4600);
let isServed = false;

watchWorkshop((fault) => {
  if (fault) return console.error(fault);
  if (isServed) return console.log('built again; reload the page');
  isServed = true;
  serveWorkshop(port).then(
    () => console.log(`workshop with ${workshopPages().length} pages on http://localhost:${port}`),
    (error: Error) => {
      console.error(`The workshop cannot be served on port ${port}: ${error.message}. Name another with WORKSHOP_PORT.`);
      process.exit(1);
    },
  );
});
