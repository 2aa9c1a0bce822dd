/**
 * Runs in the page: what a look at it would find wrong. A page wider than its window, and words drawn over words.
 * It stands alone: the browser gets its text.
 */
export function layoutFaults(): string[] {
  const page = document.documentElement;
  const over = page.scrollWidth - page.clientWidth;
  const faults = over > 0 ? [`${over} px wider than the window`] : [];
  const words = [...document.querySelectorAll('main section')].flatMap((section) => drawnWords(section));
  for (const [index, one] of words.entries())
    for (const other of words.slice(index + 1)) {
      if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across > 3 && down > 4) faults.push(`"${one.text}" and "${other.text}" lie over each other`);
    }
  return faults.slice(0, 5);

  interface Words {
    readonly element: Element;
    readonly text: string;
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }

  function drawnWords(section: Element): Words[] {
    const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
    const found: Words[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isApart(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const box = clipped(element, rect);
        if (box.right - box.left > 3 && box.bottom - box.top > 3) found.push({ element, text: text.slice(0, 40), ...box });
      }
    }
    return found;
  }

  /** Over the page by intent: bars at its edge, open panels, words for assistive technology, labels of the map. */
  function isApart(element: Element): boolean {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { position, clipPath } = getComputedStyle(at);
      if (position === 'fixed' || position === 'sticky' || clipPath !== 'none' || at.matches('[data-over], .maplibregl-map')) return true;
    }
    return false;
  }

  function clipped(element: Element, rect: DOMRect) {
    const box = { left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom };
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const edge = at.getBoundingClientRect();
      if (overflowX !== 'visible' && at !== document.documentElement && at !== document.body) {
        box.left = Math.max(box.left, edge.left);
        box.right = Math.min(box.right, edge.right);
      }
      if (overflowY !== 'visible' && at !== document.documentElement && at !== document.body) {
        box.top = Math.max(box.top, edge.top);
        box.bottom = Math.min(box.bottom, edge.bottom);
      }
    }
    return box;
  }
}
