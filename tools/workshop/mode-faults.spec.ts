import { mirrorFaults, type Place } from './mode-faults.ts';

const place = (left: number, right: number, top = 0): Place => ({ text: 'Search', left, right, top });

test('what stands 20 px from the left stands 20 px from the right once the page is mirrored', () => {
  expect(mirrorFaults([place(20, 120)], [place(270, 370)], 390)).toEqual([]);
});

test('what keeps its side is named, with the place where it should be', () => {
  expect(mirrorFaults([place(20, 120)], [place(20, 120)], 390)).toEqual(['"Search" is not mirrored: at 20, 0 instead of 270, 0']);
});

test('what is gone in the mirror is a fault', () => {
  expect(mirrorFaults([place(20, 120)], [], 390)).toHaveLength(1);
});
