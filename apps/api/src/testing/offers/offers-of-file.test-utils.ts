import { smallCatalogue } from '@shop/testing';
import { checkoutClient } from '../checkout-client.ts';
import { ofFile, TODAY } from '../of-file.test-utils.ts';
import { openOffers, type OpenOffers } from './open-offers.ts';
import type { PartsOpening } from './open-parts.ts';

export interface OffersOfFile extends OpenOffers, Pick<ReturnType<typeof checkoutClient>, 'get' | 'post'> {
  /** Where the shop keeps its files. */
  readonly dataDirectory: string;
}

/** What is offered in all tests of a file, each of which begins at {@link TODAY}. Where something is sold, it is a shop of file. */
export function offersOfFile(opening: Partial<Pick<PartsOpening, 'catalogue' | 'render'>> = {}): OffersOfFile {
  const { catalogue = smallCatalogue() } = opening;
  return ofFile(TODAY, async ({ database, dataDirectory }) => {
    const opened = await openOffers({ ...opening, ...database, now: TODAY, catalogue, dataDirectory });
    const { get, post } = checkoutClient(opened.app);
    return { ...opened, dataDirectory, get, post };
  });
}
