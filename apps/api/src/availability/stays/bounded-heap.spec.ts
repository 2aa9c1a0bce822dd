import { BoundedHeap } from './bounded-heap.ts';

test('the best few of many come out best first', () => {
  const heap = new BoundedHeap(3);
  [5, 1, 9, 7, 3, 8].forEach((value, item) => heap.offer(item, value));
  expect(heap.sorted()).toEqual([2, 5, 3]);
});

test('among equals the first one is kept, so that two pages never share an item', () => {
  const heap = new BoundedHeap(2);
  for (const item of [3, 1, 2, 0]) heap.offer(item, 7);
  expect(heap.sorted()).toEqual([0, 1]);
});

test('a heap without room keeps nothing', () => {
  const heap = new BoundedHeap(0);
  heap.offer(1, 1);
  expect(heap.sorted()).toEqual([]);
});
