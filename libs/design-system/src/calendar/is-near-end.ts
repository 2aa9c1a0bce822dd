/** How near the end of a list more of it is asked for, in pixels (spec 1, section 9). */
const NEAR = 200;

/** Whether what is left to scroll is 200 pixels or less. */
export function isNearEnd({
  scrollHeight,
  scrollTop,
  clientHeight,
}: Pick<Element, 'scrollHeight' | 'scrollTop' | 'clientHeight'>): boolean {
  return scrollHeight - scrollTop - clientHeight <= NEAR;
}
