import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { MarkedItem } from '../results/marked-item.tsx';
import { createMarkedOffers, MarkedOffersContext } from './marked-offers.ts';

function openList(marks = createMarkedOffers()) {
  const cards = ['1', '2'].map((id) => (
    <MarkedItem key={id} offer={id} place={createRef()}>
      <a href={`/${id}`}>Stay {id}</a>
    </MarkedItem>
  ));
  render(
    <MarkedOffersContext value={marks}>
      <ul>{cards}</ul>
    </MarkedOffersContext>,
  );
  return marks;
}

const marksOfCards = () => screen.getAllByRole('listitem').map(({ dataset }) => dataset.mark);

test('a card that the pointer or the focus is on has its marker stand out, until it is left', () => {
  const marks = openList();
  const [first, second] = screen.getAllByRole('listitem');
  fireEvent.pointerEnter(first!);
  expect(marks.read().pointedCard).toBe('1');
  fireEvent.pointerLeave(first!);
  expect(marks.read().pointedCard).toBeUndefined();
  fireEvent.focus(second!.firstElementChild!);
  expect(marks.read().pointedCard).toBe('2');
  fireEvent.blur(second!.firstElementChild!);
  expect(marks.read().pointedCard).toBeUndefined();
});

test('the cards of a marker that the pointer is on stand out, and the selected one comes into sight', () => {
  const inSight: (string | null)[] = [];
  Element.prototype.scrollIntoView = function () {
    inSight.push(this.textContent);
  };
  const marks = openList();
  act(() => marks.mark({ pointedMarker: ['1', '2'] }));
  expect(marksOfCards()).toEqual(['highlighted', 'highlighted']);
  expect(inSight).toEqual([]);
  act(() => marks.mark({ selected: '2' }));
  expect(marksOfCards()).toEqual(['highlighted', 'selected']);
  expect(inSight).toEqual(['Stay 2']);
});

test('a list without a map marks nothing', () => {
  render(
    <MarkedItem offer="1" place={createRef()}>
      Stay 1
    </MarkedItem>,
  );
  fireEvent.pointerEnter(screen.getByRole('listitem'));
  expect(marksOfCards()).toEqual([undefined]);
});
