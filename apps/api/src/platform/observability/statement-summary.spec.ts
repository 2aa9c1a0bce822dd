import { statementSummary } from './statement-summary.ts';

test.each([
  ['select "id" from "purchase" where "email" = $1', 'select', 'purchase'],
  ['insert into "outbox" ("kind") values ($1)', 'insert', 'outbox'],
  ['update room_stock set stock = $1', 'update', 'room_stock'],
  ['delete from "attempt" where "at" < $1', 'delete', 'attempt'],
  ['with due as (select id from outbox) update outbox set sent_at = now()', 'with', 'outbox'],
  ['begin', 'begin', undefined],
  ['', 'statement', undefined],
])('%s', (sql, operation, table) => {
  expect(statementSummary(sql)).toEqual({ operation, table });
});
