/** Marks a history entry that was fetched for this reason: it is not fetched a second time. */
const MARK = 'fetchedAnew';

/**
 * Back or Forward may lead to another page's address before this page's code is there, and the browser takes both for one
 * document: what the server sent is of another page then. The document is fetched again for the address that it shows.
 */
export function reloadIfStale(sentAddress: string, page: Pick<Location, 'pathname' | 'search' | 'reload'> = location): boolean {
  const state = (history.state ?? {}) as Record<string, unknown>;
  const { [MARK]: wasFetched, ...rest } = state;
  const isOther = page.pathname + page.search !== sentAddress;
  if (wasFetched) history.replaceState(rest, '');
  if (!isOther || wasFetched) return false;
  history.replaceState({ ...state, [MARK]: true }, '');
  page.reload();
  // Who goes on through the history meanwhile is fetched the page that he has come to instead.
  addEventListener('popstate', () => page.reload());
  return true;
}
