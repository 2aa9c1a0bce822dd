import type { Keeper } from '@shop/contracts/page';

interface Part {
  readonly owner: object;
  readonly name: string;
  readonly html: Buffer | undefined;
}

/** The HTML of each owner, gone with it; the part used last stands last. */
const kept = new WeakMap<object, Map<string, Buffer>>();
/** A card is some 4 kB with what it is known by. */
const MOST_PARTS = 4_000;

const MARK = Buffer.from('<template data-kept');
const MARK_END = Buffer.from('></template>');
/** Stands where something is still to come, or has failed: that belongs to one page only. */
const UNFINISHED = Buffer.from('<template');

export interface PageKeeper extends Keeper {
  /** The page with each mark replaced by the HTML it stands for; what was rendered for the first time is kept. */
  fill(page: Buffer): Buffer;
}

export function pageKeeper(): PageKeeper {
  const parts: Part[] = [];

  const part = (owner: object, name: string) => {
    const html = taken(owner, name);
    return { id: parts.push({ owner, name, html }) - 1, isKept: html !== undefined };
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
      if (isEnd && opened && opened.part === marked) keep(marked, page.subarray(opened.from, start));
      opened = marked && !isEnd && !marked.html ? { part: marked, from: at } : undefined;
      if (!isEnd && marked?.html) pieces.push(marked.html);
    }
    return pieces.length ? Buffer.concat([...pieces, page.subarray(at)]) : page;
  };

  return { part, fill };
}

function taken(owner: object, name: string): Buffer | undefined {
  const shelf = kept.get(owner);
  const html = shelf?.get(name);
  if (shelf && html) {
    shelf.delete(name);
    shelf.set(name, html);
  }
  return html;
}

function keep({ owner, name }: Part, html: Buffer): void {
  if (html.includes(UNFINISHED)) return;
  const shelf = kept.get(owner) ?? new Map<string, Buffer>();
  kept.set(owner, shelf.set(name, Buffer.from(html)));
  const [oldest] = shelf.keys();
  if (shelf.size > MOST_PARTS && oldest !== undefined) shelf.delete(oldest);
}
