import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SectionNav } from './section-nav.tsx';

const moved: string[] = [];
beforeEach(() => {
  moved.length = 0;
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    moved.push(this.id);
  };
});
afterAll(() => void Reflect.deleteProperty(window, 'matchMedia'));

test('a tab of the page brings its section into sight and leaves the address alone @PROD-005', async () => {
  location.hash = '#checkin=2027-02-20';
  render(
    <>
      <SectionNav
        label="On this page"
        items={[
          { id: 'room', label: 'Room' },
          { id: 'reviews', label: 'Reviews' },
        ]}
      />
      <section id="room" />
      <section id="reviews" />
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Reviews' }));
  expect(moved).toEqual(['reviews']);
  expect(document.getElementById('reviews')).toHaveFocus();
  expect(location.hash).toBe('#checkin=2027-02-20');
});
