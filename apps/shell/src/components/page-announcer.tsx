import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import css from './layout.module.css';

const TITLE_SETTLES_MS = 150;

/** After moving to another page: the focus goes to its beginning and its title is read out. Filters and dates are no move. */
export function PageAnnouncer() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState('');
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return undefined;
    before.current = pathname;
    if (!/^#[a-z][\w-]*$/i.test(hash)) document.getElementById('main')?.focus({ preventScroll: true });
    const settled = setTimeout(() => setTitle(document.title), TITLE_SETTLES_MS);
    return () => clearTimeout(settled);
  }, [pathname, hash]);
  return (
    <div className={css.hidden} aria-live="polite" aria-atomic="true">
      {title}
    </div>
  );
}
