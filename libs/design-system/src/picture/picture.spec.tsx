import { render, screen } from '@testing-library/react';
import { Picture } from './picture.tsx';

const sizesIn = (srcSet: string | null | undefined) => [...(srcSet ?? '').matchAll(/\/(\d+_\d+)\.webp/g)].map(([, size]) => size);

test('a hero comes in the sizes of content, from a phone’s to the widest screen’s @HOME-026', () => {
  render(<Picture url="/images/sea-1832/640_360.webp" alt="The sea" shape="hero" eager />);
  const image = screen.getByRole('img', { name: 'The sea' });
  expect(sizesIn(image.getAttribute('srcset'))).toEqual(expect.arrayContaining(['750_528', '1500_736', '3840_700']));
  expect([image.getAttribute('fetchpriority'), image.getAttribute('loading')]).toEqual(['high', 'eager']);
});

test('a phone gets the picture that was chosen for it, in the same sizes', () => {
  render(<Picture url="/images/sea-1832/640_360.webp" narrowUrl="/images/gift-1/750_528.webp" alt="" shape="free" />);
  const source = document.querySelector('source');
  expect(source?.media).toBe('(width < 640px)');
  expect(source?.srcset).toContain('/images/gift-1/640_360.webp 640w');
});

test('the same picture in another size is no other picture', () => {
  render(<Picture url="/images/sea-1832/1920_880.webp" narrowUrl="/images/sea-1832/750_528.webp" alt="" />);
  expect(document.querySelector('source')).toBeNull();
});
