import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Gallery } from './gallery.tsx';

const labels = {
  seeAll: 'See 6 pictures',
  title: 'Pictures',
  previous: 'Previous',
  next: 'Next',
  close: 'Close',
  position: (number: number) => `Picture ${number} of 6`,
};
const images = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ url: `/images/sea-${index}/640_360.webp`, alt: `view ${index + 1}` }));
const tiles = () => screen.getByRole('list', { name: 'Pictures' });

describe('the gallery', () => {
  test('shows five tiles and a button for all pictures @PROD-012', () => {
    render(<Gallery images={images(6)} labels={labels} />);
    expect(tiles().children).toHaveLength(5);
    expect(screen.getByRole('button', { name: 'See 6 pictures' })).toBeVisible();
  });

  test('shows four on the hotel page @HOTEL-011', () => {
    render(<Gallery images={images(6)} tiles={4} labels={labels} />);
    expect(tiles().children).toHaveLength(4);
  });

  test('makes one large picture of fewer than four @PROD-013', () => {
    render(<Gallery images={images(3)} labels={labels} />);
    expect(tiles()).toHaveAttribute('data-count', '1');
  });

  test('opens a picture large and goes round with the arrow keys', async () => {
    render(<Gallery images={images(6)} labels={labels} />);
    await userEvent.click(screen.getByRole('button', { name: 'Picture 2 of 6, view 2' }));
    expect(screen.getByRole('img', { name: 'view 2' })).toBeVisible();
    screen.getByRole('button', { name: labels.close }).focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(screen.getByRole('img', { name: 'view 6' })).toBeVisible();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(screen.getByRole('img', { name: 'view 6' })).toBeVisible();
  });

  test('has the large view’s pictures as thumbnails, which lead to each of them @PROD-014', async () => {
    render(<Gallery images={images(6)} labels={labels} />);
    await userEvent.click(screen.getByRole('button', { name: 'See 6 pictures' }));
    const thumbnails = within(screen.getByRole('dialog')).getByRole('list', { name: 'Pictures' });
    expect([...thumbnails.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(
      images(6).map(({ url }) => url.replace('640_360', '120_80')),
    );
    await userEvent.click(within(thumbnails).getByRole('button', { name: 'Picture 5 of 6, view 5' }));
    expect(screen.getByRole('img', { name: 'view 5' })).toBeVisible();
    expect(within(thumbnails).getByRole('button', { current: true })).toHaveAccessibleName('Picture 5 of 6, view 5');
  });

  test('says under the large picture what it shows, and beside it which of them it is', async () => {
    render(<Gallery images={images(6)} labels={labels} />);
    await userEvent.click(screen.getByRole('button', { name: 'Picture 2 of 6, view 2' }));
    const caption = screen.getByRole('figure').querySelector('figcaption')!;
    expect(caption).toHaveTextContent(/^view 2\s*2 \/ 6\s*Picture 2 of 6$/);
    expect(within(caption).getByText('2 / 6')).toHaveAttribute('aria-hidden');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(caption).toHaveTextContent(/^view 3\s*3 \/ 6/);
  });

  test('goes on with a swipe of more than a sixth of the width, in the large view', async () => {
    Object.defineProperty(Element.prototype, 'clientWidth', { configurable: true, get: () => 360 });
    render(<Gallery images={images(6)} labels={labels} />);
    await userEvent.click(screen.getByRole('button', { name: 'See 6 pictures' }));
    swipe(-60);
    expect(screen.getByRole('img', { name: 'view 1' })).toBeVisible();
    swipe(-61);
    expect(screen.getByRole('img', { name: 'view 2' })).toBeVisible();
    swipe(61);
    expect(screen.getByRole('img', { name: 'view 1' })).toBeVisible();
  });
});

/** jsdom has no pointer events: a mouse's with the fields of a finger. */
function swipe(by: number) {
  const figure = screen.getByRole('figure');
  const touch = (type: string, clientX: number) =>
    fireEvent(figure, Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerId: 1, pointerType: 'touch' }));
  touch('pointerdown', 200);
  touch('pointerup', 200 + by);
}
