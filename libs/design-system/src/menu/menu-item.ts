/** An entry of a menu, up to four levels deep (spec 2, section 2). */
export interface MenuItem {
  readonly id: string;
  readonly label: string;
  /** Where it leads; an entry that only holds others needs none. */
  readonly href?: string;
  /** A short word beside it: `New`. */
  readonly badge?: string;
  readonly items?: readonly MenuItem[];
  /** The page that is shown. */
  readonly current?: boolean;
}
