import { useRef } from 'react';
import { useInView } from './use-in-view.ts';

/** A tenth of the place must be in sight (spec 2, section 9). */
const SOME_OF_IT = { threshold: 0.1 };

/** What stands further down is asked for when its place comes into sight. */
export function useSeen() {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useInView(place, SOME_OF_IT);
  return { place, isSeen };
}
