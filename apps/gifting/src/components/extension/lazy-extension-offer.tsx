import { loadedPart } from '../shared/disclosed-part.tsx';
import type { ExtensionRequest } from './use-extension.ts';

/** Few gifts are at their end: what extends them comes with those that are. */
export const LazyExtensionOffer = loadedPart<ExtensionRequest>(() =>
  import(/* webpackChunkName: "gift-forms" */ './extension-offer.tsx').then((module) => module.ExtensionOffer),
);
