import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from './carousel.tsx';

/** jsdom draws nothing: four items of 250 px are in sight of a row of 1000. */
const ITEM = 250;
beforeEach(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  Object.defineProperty(Element.prototype, 'clientWidth', { configurable: true, get: () => 1000 });
  Element.prototype.getBoundingClientRect = function getBoundingClientRect(this: Element) {
    const list = this.parentElement;
    const left = list?.role === 'list' ? Array.from(list.children).indexOf(this) * ITEM : 0;
    return { left, right: left + ITEM } as DOMRect;
  };
});
afterAll(() => void Reflect.deleteProperty(window, 'matchMedia'));

const carousel = (
  <Carousel label="Nearby" previousLabel="Back" nextLabel="On" position={(from, to) => `${from} to ${to}`}>
    {Array.from({ length: 10 }, (_, index) => (
      <a key={index} href={`#${index}`}>
        Hotel {index + 1}
      </a>
    ))}
  </Carousel>
);
const row = () => screen.getByRole('list');
/** jsdom has no pointer events: a mouse's with the fields of a finger. */
const touch = (type: string, clientX: number) =>
  fireEvent(row(), Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerId: 1, pointerType: 'touch' }));
const settle = () => fireEvent.scroll(row());

describe('the carousel', () => {
  test('goes on by four, says where it is and stops at its ends @PROD-097', async () => {
    render(carousel);
    expect(screen.getByRole('region', { name: 'Nearby' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Back' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'On' }));
    settle();
    expect(row().scrollLeft).toBe(4 * ITEM);
    expect(screen.getByText('5 to 8')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'On' }));
    settle();
    expect(row().scrollLeft).toBe(6 * ITEM);
    expect(screen.getByRole('button', { name: 'On' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('follows the finger and goes on after a sixth of its width @PROD-097', () => {
    render(carousel);
    touch('pointerdown', 500);
    touch('pointermove', 400);
    expect(row().scrollLeft).toBe(100);
    touch('pointerup', 400);
    expect(row().scrollLeft).toBe(0);
    touch('pointerdown', 500);
    touch('pointerup', 333);
    expect(row().scrollLeft).toBe(4 * ITEM);
  });

  test('has no arrows where there is nothing to go to', () => {
    render(
      <Carousel label="Nearby" previousLabel="Back" nextLabel="On">
        <a href="#1">Hotel 1</a>
      </Carousel>,
    );
    expect(screen.queryByRole('button')).toBeNull();
  });
});
