import type { CustomSubElements, Locale } from '@shop/contracts';
import type { Selectable } from 'kysely';
import { pictureUrl, text } from '../availability/cards/index.ts';
import type { CustomSubElementCategoryTable, CustomSubElementTable } from '../platform/database/index.ts';
import { cached } from './gift-cache.ts';

export interface Extras {
  readonly categories: readonly Selectable<CustomSubElementCategoryTable>[];
  readonly elements: readonly Selectable<CustomSubElementTable>[];
}

export const availableExtras = cached(async (db): Promise<Extras> => ({
  categories: await db.selectFrom('custom_sub_element_category').selectAll().orderBy('position').execute(),
  elements: await db.selectFrom('custom_sub_element').selectAll().orderBy('position').execute(),
}));

/** The extras of a physical gift, in the locale (spec 2, section 3). */
export function extrasAnswer({ categories, elements }: Extras, locale: Locale): CustomSubElements {
  return {
    availableCustomSubElements: elements.map((element) => ({
      id: element.id,
      name: text(element.name, locale),
      imageUrl: pictureUrl(element.image),
      recommendedByWed: element.recommended,
      price: element.price_cents,
      categoryId: element.category_id,
    })),
    categories: categories.map((category) => ({
      id: category.id,
      description: text(category.description, locale),
      names: category.names as Record<string, string>,
      singleSelection: category.single_selection,
    })),
  };
}
