/** The page behind a window does not scroll (`base.css`); a scrollbar that took room leaves it free, so that nothing moves. */
export function keepScrollbarRoom(): void {
  const { documentElement: page } = document;
  if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
}
