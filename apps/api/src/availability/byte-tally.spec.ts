import { ByteTally } from './byte-tally.ts';
import { choicesOf, linesOf } from './stays/choices.ts';

const owners = [['pool', 'spa'], ['pool'], [], ['pool', 'bar', 'spa'], Array.from({ length: 12 }, (_, place) => `extra${place}`)];
const choices = choicesOf(owners);
const lines = linesOf(choices);

function counted(results: readonly number[]): Record<string, number> {
  const tally = new ByteTally(lines.width);
  const counts = new Uint32Array(choices.ids.length);
  results.forEach((many, owner) => tally.add(lines.bytes, owner, many));
  tally.addTo(counts);
  tally.addTo(counts);
  return Object.fromEntries(choices.ids.flatMap((id, choice) => (counts[choice]! > 0 ? [[id, counts[choice]!]] : [])));
}

test('every choice counts the results of those who have it, once', () => {
  expect(counted([1, 1, 1, 1, 0])).toEqual({ pool: 3, spa: 2, bar: 1 });
  expect(counted([2, 5, 9, 0, 0])).toEqual({ pool: 7, spa: 2 });
});

test('a line may be longer than a byte', () => {
  expect(Object.keys(counted([0, 0, 0, 0, 3]))).toHaveLength(12);
});
