import { movedIntoHash } from '@shop/routes';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Place } from '../layout/use-place.ts';

/** Moves dates and party that a visitor brings in the query into the hash (spec 2, section 7). */
export function RedirectedVisitor({ place: { screen } }: { readonly place: Place }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const moved = screen && movedIntoHash(screen, { search, hash });
    if (moved) void navigate({ pathname, ...moved }, { replace: true, preventScrollReset: true });
  }, [screen, pathname, search, hash, navigate]);
  return null;
}
