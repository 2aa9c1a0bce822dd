/** Kinds (`breakfast`) or ids (`massage`) of lines of a programme, of which a stay has at least one. */
export type ItemChoice = readonly string[];

interface ProgrammeItem {
  readonly kind: string;
  readonly id: string;
}

/** Whether a stay has in its programme what a box promises of each of its stays: one item of every choice (decision note `a-box-holds-what-it-says`). */
export function hasRequiredItems(programme: readonly ProgrammeItem[], required: readonly ItemChoice[]): boolean {
  return required.every((choice) => programme.some(({ kind, id }) => choice.includes(kind) || choice.includes(id)));
}
