import type { Svg } from '../drawing/svg.ts';
import type { Stage } from '../stage/stage.ts';

/** One way to draw a kind of picture. */
export type Composition = (stage: Stage) => Svg;

/** A kind of picture with its compositions. */
export type Scene = readonly [Composition, ...Composition[]];
