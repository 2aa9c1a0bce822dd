import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import css from './layout.module.css';

const LOOK_MS = 150;
/** After so many looks a title that is still that of the page before is taken for the new one, too. */
const LOOKS_AT_SAME_TITLE = 10;

/** After moving to another page: the focus goes to its beginning and its title is read out, once it has one. Filters and dates are no move. */
export function PageAnnouncer() {
  const { pathname, hash } = useLocation();
  const [page, setPage] = useState({ pathname, hash, titleBefore: '', isFirst: true });
  const [title, setTitle] = useState('');
  // Seen while the page is drawn: once it is there its title may be, too.
  if (page.pathname !== pathname) setPage({ pathname, hash, titleBefore: document.title, isFirst: false });
  useEffect(() => {
    if (page.isFirst) return undefined;
    if (!/^#[a-z][\w-]*$/i.test(page.hash)) document.getElementById('main')?.focus({ preventScroll: true });
    let looks = 0;
    const look = () => {
      const isOwn = document.title !== page.titleBefore || ++looks >= LOOKS_AT_SAME_TITLE;
      if (document.title && isOwn) setTitle(document.title);
      else timer = setTimeout(look, LOOK_MS);
    };
    let timer = setTimeout(look, LOOK_MS);
    return () => clearTimeout(timer);
  }, [page]);
  return (
    <div className={css.hidden} aria-live="polite" aria-atomic="true">
      {title}
    </div>
  );
}
