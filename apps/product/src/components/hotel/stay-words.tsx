import { Suspense, type ReactNode } from 'react';
import { LaterWords } from '../shared/later-words.tsx';

/** Parts of the stay page on the hotel page: the server's HTML stays until their words are there, and nothing else waits for them. */
export function StayWords({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense>
      <LaterWords part="stay">{children}</LaterWords>
    </Suspense>
  );
}
