import { isDatabaseUnavailable } from './database-unavailable.ts';

const failed = (message: string, code?: string) => Object.assign(new Error(message), { code });

describe('the faults of a statement', () => {
  test.each([
    ['nobody listens', failed('connect', 'ECONNREFUSED')],
    ['the connection broke', failed('Connection terminated unexpectedly')],
    ['the server is being stopped', failed('terminating connection due to administrator command', '57P01')],
    ['a statement took too long', failed('canceling statement due to statement timeout', '57014')],
    ['no answer came', failed('Query read timeout')],
    ['no connection came about', failed('timeout expired')],
    ['all connections are taken', failed('timeout exceeded when trying to connect')],
    ['two transactions waited for each other', failed('deadlock detected', '40P01')],
  ])('%s: another try may go well', (_, error) => expect(isDatabaseUnavailable(error)).toBe(true));

  test.each([
    ['a value is not unique', failed('duplicate key', '23505')],
    ['a column does not exist', failed('column "x" does not exist', '42703')],
    ['a mistake of ours', new TypeError('undefined is not a function')],
    ['no error at all', 'ECONNREFUSED'],
  ])('%s: another try is of no use', (_, error) => expect(isDatabaseUnavailable(error)).toBe(false));
});
