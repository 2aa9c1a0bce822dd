import type { CatalogueShop } from '../catalogue/index.ts';
import type { ContentIndex } from './content-index.ts';

/** A shop with what editors write. */
export interface ContentShop extends CatalogueShop {
  readonly content: ContentIndex;
}
