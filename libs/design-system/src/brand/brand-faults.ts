import { contrast, isColour } from './contrast.ts';
import { defaultColours } from './default-colours.ts';
import { COLOUR_ROLES, SHAPE_ROLES, type ColourRole, type RoleTokens } from './roles.ts';

/** What is wrong with a look, in a form to be worded: which pair of roles is too weak, or which role has no value of its kind. */
export type BrandFault =
  | { readonly kind: 'tooWeak'; readonly front: ColourRole; readonly back: ColourRole; readonly ratio: number; readonly wanted: number }
  | { readonly kind: 'notAColour'; readonly role: string; readonly value: string }
  | { readonly kind: 'unknownRole'; readonly role: string };

/** Ratios of WCAG 2.2 AA: text, and what is large or tells a control from its ground. */
const TEXT = 4.5;
const CONTROL = 3;

const GROUNDS = ['page', 'surface', 'surface-quiet'] as const;
type Pair = readonly [front: ColourRole, back: ColourRole, wanted: number];

/** Every pair that a component draws. */
const PAIRS: readonly Pair[] = [
  ...onEach(['text', 'text-quiet', 'link', 'error', 'success', 'warning', 'gift', 'brand'], GROUNDS, TEXT),
  ...onEach(['text-on-brand'], ['brand', 'brand-hover'], TEXT),
  ...onEach(['text-on-action'], ['action', 'action-hover'], TEXT),
  ...onEach(['text-on-highlight'], ['highlight', 'highlight-hover'], TEXT),
  ...onEach(['text', 'text-quiet'], ['brand-surface'], TEXT),
  ...onEach(['text', 'success'], ['success-surface'], TEXT),
  ...onEach(['text', 'warning'], ['warning-surface'], TEXT),
  ...onEach(['text', 'error'], ['error-surface'], TEXT),
  ...onEach(['text', 'info'], ['info-surface'], TEXT),
  ...onEach(['text', 'gift'], ['gift-surface'], TEXT),
  ...onEach(['page'], ['text'], TEXT),
  ...onEach(['surface'], ['error'], TEXT),
  ...onEach(['border-field', 'focus', 'action'], GROUNDS, CONTROL),
];

/** What keeps a look from being used: colours that are none, names that are no role, pairs below WCAG AA. */
export function brandFaults(tokens: RoleTokens): BrandFault[] {
  const colours: Readonly<Record<ColourRole, string>> = { ...defaultColours, ...tokens };
  const names = new Set<string>([...COLOUR_ROLES, ...SHAPE_ROLES]);
  const unknown = Object.keys(tokens).filter((role) => !names.has(role));
  const uncoloured = COLOUR_ROLES.filter((role) => !isColour(colours[role]));
  return [
    ...unknown.map((role) => ({ kind: 'unknownRole', role }) as const),
    ...uncoloured.map((role) => ({ kind: 'notAColour', role, value: colours[role] }) as const),
    ...PAIRS.filter(([front, back]) => !uncoloured.includes(front) && !uncoloured.includes(back)).flatMap(([front, back, wanted]) => {
      const ratio = contrast(colours[front], colours[back]);
      return ratio < wanted ? [{ kind: 'tooWeak', front, back, ratio: Math.floor(ratio * 100) / 100, wanted } as const] : [];
    }),
  ];
}

function onEach(fronts: readonly ColourRole[], backs: readonly ColourRole[], wanted: number): Pair[] {
  return fronts.flatMap((front) => backs.map((back): Pair => [front, back, wanted]));
}
