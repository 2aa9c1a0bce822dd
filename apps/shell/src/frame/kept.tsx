import { useSite } from '@shop/contracts/page';
import { createContext, use, type ReactNode } from 'react';

/** One part of one page, on the server. */
export interface KeptPart {
  readonly id: number;
  /** Its HTML is at hand: only a mark is rendered, which the server replaces by it. */
  readonly isKept: boolean;
}

/** Knows the HTML of parts of the frame that earlier pages have rendered; there is none in the browser. */
export interface Keeper {
  part(owner: object, name: string): KeptPart;
}

export const KeeperContext = createContext<Keeper | null>(null);

interface KeptProps {
  /** The content that is drawn: once it is another object, it is rendered anew. */
  readonly owner: object;
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * A part of the frame that depends on its content and on the point of sale alone, never on the page or the visitor: the server
 * renders it once and sends the same HTML with every page, since the menu alone is a third of a page's elements.
 */
export function Kept({ owner, name, children }: KeptProps) {
  const { locale, prefix, today } = useSite();
  const part = use(KeeperContext)?.part(owner, `${name} ${locale} ${prefix} ${today}`);
  return (
    <>
      {part && <template data-kept={part.id} />}
      {!part?.isKept && children}
      {part && !part.isKept && <template data-kept-end={part.id} />}
    </>
  );
}
