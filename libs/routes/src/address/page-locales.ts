import type { Locale } from '@shop/contracts';
import type { Screen } from './screen.ts';

/** Ideas and the press room are written for these versions alone (CONT-026, decision note `open-points`). */
const WRITTEN: readonly Locale[] = ['fr_FR', 'es_ES', 'en_GB'];

/** Whether a version of the shop has this page. */
export function hasPage(locale: Locale, screen: Screen, { id }: { readonly id?: string | undefined } = {}): boolean {
  const isForSome = screen === 'ideas' || (screen === 'content' && id === 'press-room');
  return !isForSome || WRITTEN.includes(locale);
}
