/** Where what can be pressed or seen stands, from the left edge of the window, px. */
export interface Place {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

/**
 * Runs in the page: places of controls and pictures, in the order of the document. A link within a sentence stands where
 * its sentence wants it, a marker where its place is: both are left out.
 */
export function placesOf(): Place[] {
  const seen = [...document.querySelectorAll('main section :is(button, input, select, textarea, img, a)')].filter(
    (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('section[data-state] > [role=list]') &&
      getComputedStyle(element).display !== 'inline',
  );
  return seen.map((element) => {
    const { left, right, top } = element.getBoundingClientRect();
    const text = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
    return { text: text || element.tagName.toLowerCase(), left, right, top };
  });
}

const TOLERANCE_PX = 3;

/** A page that is read from the right mirrors one that is read from the left: what stands 20 px from one edge stands 20 px from the other. */
export function mirrorFaults(before: readonly Place[], after: readonly Place[], width: number): string[] {
  if (before.length !== after.length) return [`shows ${before.length} controls from the left and ${after.length} from the right`];
  return before.flatMap((one, index) => {
    const other = after[index];
    if (!other) return [];
    const isSame = Math.abs(width - one.right - other.left) <= TOLERANCE_PX && Math.abs(one.top - other.top) <= TOLERANCE_PX;
    const at = `${Math.round(width - one.right)}, ${Math.round(one.top)}`;
    return isSame ? [] : [`"${one.text}" is not mirrored: at ${Math.round(other.left)}, ${Math.round(other.top)} instead of ${at}`];
  });
}

/**
 * Runs in the page, with forced colours: backgrounds and shadows are gone, so a field needs an edge, and what has the focus
 * a line around it, its own or of the element that draws it. What draws the thumb of a range cannot be asked.
 */
export function forcedColourFaults(): string[] {
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const hasLine = (element: Element, side: 'border' | 'outline') =>
    [null, '::after'].some((part) => {
      const style = getComputedStyle(element, part);
      const [kind, width] =
        side === 'border' ? [style.borderBlockEndStyle, style.borderBlockEndWidth] : [style.outlineStyle, style.outlineWidth];
      return kind !== 'none' && parseFloat(width) > 0;
    });
  const around = (element: Element) => {
    const ancestors: Element[] = [];
    for (let one = element.parentElement; one && ancestors.length < 5; one = one.parentElement) ancestors.push(one);
    return [element, element.nextElementSibling, ...ancestors];
  };
  const named = (element: Element) =>
    `${element.tagName.toLowerCase()} "${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30)}"`;
  const faults: string[] = [];
  const fields = 'main section :is(input:not([type=checkbox], [type=radio], [type=range], [type=hidden]), select, textarea)';
  for (const field of document.querySelectorAll(fields))
    if (isShown(field) && !around(field).some((one) => one && hasLine(one, 'border'))) faults.push(`${named(field)} has no edge`);
  const looks = new Set<string>();
  for (const control of document.querySelectorAll<HTMLElement>(
    'main section :is(button, a[href], input:not([type=range]), select, textarea, summary)',
  )) {
    const look = `${control.tagName} ${control.className}`;
    if (looks.has(look) || control.matches(':disabled') || !control.checkVisibility()) continue;
    looks.add(look);
    control.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
    if (document.activeElement === control && !around(control).some((one) => one && hasLine(one, 'outline')))
      faults.push(`${named(control)} has the focus and does not show it`);
  }
  return faults.slice(0, 5);
}

/** Runs in the page, for visitors who want no motion: whatever moves is done at once. */
export function motionFaults(): string[] {
  const longest = (list: string) => Math.max(...list.split(',').map((time) => parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1_000)));
  const movers = [...document.querySelectorAll('main section *')].filter((element) => {
    const { animationName, animationDuration, transitionProperty, transitionDuration } = getComputedStyle(element);
    const moves = /transform|translate|scale|inset|left|right|top|bottom|size|width|height|all/.test(transitionProperty);
    return (animationName !== 'none' && longest(animationDuration) > 20) || (moves && longest(transitionDuration) > 20);
  });
  return movers
    .slice(0, 3)
    .map((element) => `${element.tagName.toLowerCase()}.${element.className.toString()} moves though no motion is wanted`);
}
