import type { Text } from '../text.ts';
import { TAG_LABELS } from './kind-texts.ts';
import { ACTIVITY_KINDS, UNIVERS } from './kinds.ts';

/** A row of the table `activity_tag`. */
export interface ActivityTag {
  readonly id: string;
  readonly groupId: string;
  readonly label: Text;
  readonly groupLabel: Text;
  readonly position: number;
}

export const ACTIVITY_TAGS: readonly ActivityTag[] = ACTIVITY_KINDS.map((kind, place) => ({
  id: kind.id,
  groupId: kind.univers,
  label: TAG_LABELS.get(kind.id)!,
  groupLabel: UNIVERS[kind.univers],
  position: place + 1,
}));
