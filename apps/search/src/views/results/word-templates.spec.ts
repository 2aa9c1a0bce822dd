import { countTemplate, grouped, wordTemplate } from './word-templates.ts';

/** Words as react-intl would say them; counts how often it is asked. */
function speaker(t: (id: unknown, values: Record<string, unknown>) => string) {
  let times = 0;
  const formatMessage = ({ id }: { id?: unknown }, values: object = {}) => {
    times++;
    return t(id, values as Record<string, unknown>);
  };
  return { intl: { formatMessage } as never, times: () => times };
}

test('a message is formatted once, however often it is said', () => {
  const { intl, times } = speaker((_, { title }) => `Keep ${String(title)} on the list`);
  const keep = wordTemplate(intl, 'keep', 'title');
  expect([keep('Annecy'), keep('$& {title}')]).toEqual(['Keep Annecy on the list', 'Keep $& {title} on the list']);
  expect(times()).toBe(1);
});

test('a number of things is formatted once for each of its forms', () => {
  const { intl, times } = speaker((_, { count }) => (count === 1 ? '1 weekend' : `${String(count)} weekends`));
  const weekends = countTemplate(intl, 'weekends', 'en');
  expect([1, 2, 21, 1976].map(weekends)).toEqual(['1 weekend', '2 weekends', '21 weekends', '1,976 weekends']);
  expect(times()).toBe(2);
});

test('in French none is said like one', () => {
  const { intl } = speaker((_, { count }) => (count === 1 ? '1 week-end' : `${String(count)} week-ends`));
  expect(countTemplate(intl, 'weekends', 'fr')(0)).toBe('0 week-end');
});

test('thousands are set apart', () => {
  expect([7, 999, 1000, 1234567].map((count) => grouped(count, 'fr-BE'))).toEqual(['7', '999', '1\u00A0000', '1\u00A0234\u00A0567']);
});
