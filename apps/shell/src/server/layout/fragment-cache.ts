import type { FragmentCache } from '@shop/contracts/page';

interface Part {
  readonly owner: object;
  readonly name: string;
  readonly html: Buffer | undefined;
}

/** The HTML of each owner, gone with it; the part used last stands last. */
const cache = new WeakMap<object, Map<string, Buffer>>();
/** A card is some 4 kB with what it is known by. */
const MAX_PARTS = 4_000;

const MARK = Buffer.from('<template data-fragment');
const MARK_END = Buffer.from('></template>');
/** Stands where something is still to come, or has failed: that belongs to one page only. */
const UNFINISHED = Buffer.from('<template');

export interface PageFragmentCache extends FragmentCache {
  /** The page with each mark replaced by the HTML it stands for; what was rendered for the first time is cached. */
  fill(page: Buffer): Buffer;
}

export function pageFragmentCache(): PageFragmentCache {
  const parts: Part[] = [];

  const part = (owner: object, name: string) => {
    const html = lookUp(owner, name);
    return { id: parts.push({ owner, name, html }) - 1, isCached: html !== undefined };
  };

  const fill = (page: Buffer) => {
    const pieces: Buffer[] = [];
    let at = 0;
    let opened: { readonly part: Part; readonly from: number } | undefined;
    for (let start = page.indexOf(MARK); start >= 0; start = page.indexOf(MARK, at)) {
      const end = page.indexOf(MARK_END, start);
      const [, isEnd, id] = /^(-end)?="(\d+)"/.exec(page.toString('latin1', start + MARK.length, end)) ?? [];
      const marked = parts[Number(id)];
      pieces.push(page.subarray(at, start));
      at = end + MARK_END.length;
      if (isEnd && opened && opened.part === marked) store(marked, page.subarray(opened.from, start));
      opened = marked && !isEnd && !marked.html ? { part: marked, from: at } : undefined;
      if (!isEnd && marked?.html) pieces.push(marked.html);
    }
    return pieces.length ? Buffer.concat([...pieces, page.subarray(at)]) : page;
  };

  return { part, fill };
}

function lookUp(owner: object, name: string): Buffer | undefined {
  const fragments = cache.get(owner);
  const html = fragments?.get(name);
  if (fragments && html) {
    fragments.delete(name);
    fragments.set(name, html);
  }
  return html;
}

function store({ owner, name }: Part, html: Buffer): void {
  if (html.includes(UNFINISHED)) return;
  const fragments = cache.get(owner) ?? new Map<string, Buffer>();
  cache.set(owner, fragments.set(name, Buffer.from(html)));
  const [oldest] = fragments.keys();
  if (fragments.size > MAX_PARTS && oldest !== undefined) fragments.delete(oldest);
}
