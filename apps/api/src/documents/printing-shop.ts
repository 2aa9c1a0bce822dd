import type { PicturedShop } from '../media/index.ts';
import type { ContentShop } from '../content/index.ts';
import type { RenderPdf } from './render-pdf.ts';

/** A shop that prints documents. */
export interface PrintingShop extends ContentShop, PicturedShop {
  /** Prints elsewhere than in this thread. */
  readonly document?: RenderPdf;
}
