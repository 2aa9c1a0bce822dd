import { requestedReplicas } from './requested-replicas.ts';

const PORTS = { port: 4200, apiPort: 4201 };
const DATABASE_URL = 'postgres://shop@localhost/shop';

test('without a word one shell and one API listen on the addresses themselves', () => {
  expect(requestedReplicas({}, PORTS)).toEqual({ shells: [4200], apis: [4201] });
});

test('two of each have ports of their own above the addresses', () => {
  expect(requestedReplicas({ SHELLS: '2', APIS: '2', DATABASE_URL }, PORTS)).toEqual({ shells: [4202, 4203], apis: [4204, 4205] });
});

test('two shells do with one API, and with the embedded database', () => {
  expect(requestedReplicas({ SHELLS: '2' }, PORTS)).toEqual({ shells: [4202, 4203], apis: [4201] });
});

test('the address of the API may be the higher one', () => {
  expect(requestedReplicas({ APIS: '2', DATABASE_URL }, { port: 4200, apiPort: 5000 })).toEqual({ shells: [4200], apis: [5001, 5002] });
});

test('two APIs on the embedded database are refused', () => {
  expect(() => requestedReplicas({ APIS: '2' }, PORTS)).toThrow('APIS=2 needs a PostgreSQL that they share: name it in DATABASE_URL');
});

test('jobs in a process of their own need a PostgreSQL that both share, and a shop that answers calls', () => {
  expect(() => requestedReplicas({ JOBS: 'elsewhere' }, PORTS)).toThrow(
    'JOBS=elsewhere needs a PostgreSQL that API and "npm run jobs" share',
  );
  expect(() => requestedReplicas({ JOBS: 'only', DATABASE_URL }, PORTS)).toThrow('start it by "npm run jobs"');
  expect(requestedReplicas({ JOBS: 'elsewhere', DATABASE_URL }, PORTS)).toEqual(requestedReplicas({}, PORTS));
});

test.each(['0', '17', '1.5', 'two', '-1'])('SHELLS=%s is refused', (SHELLS) => {
  expect(() => requestedReplicas({ SHELLS }, PORTS)).toThrow(`SHELLS is a number of processes from 1 to 16, not "${SHELLS}".`);
});
