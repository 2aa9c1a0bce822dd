import { seededRandom } from './drawing/random.ts';
import type { Svg } from './drawing/svg.ts';
import { pictureFacts } from './picture-facts.ts';
import { SCENES } from './scenes/kinds.ts';
import { createStage, STAGE_HEIGHT } from './stage/stage.ts';

/**
 * The picture as SVG; the same id and size give the same bytes for ever.
 * It is composed again for the shape asked for: nothing is stretched.
 *
 * @throws {UnknownPicture} for a malformed id or an unknown kind.
 */
export function drawScene(id: string, width: number, height: number): Svg {
  const { kind, seed, time, composition } = pictureFacts(id);
  const unit = Math.min(height, width / 1.5) / STAGE_HEIGHT;
  const random = seededRandom(`${kind}-${seed}`);
  const stage = createStage({ width: width / unit, height: height / unit, time, composition, random });
  const compose = SCENES[kind][composition] ?? SCENES[kind][0];
  const content = compose(stage);
  const box = `0 0 ${rounded(stage.width)} ${rounded(stage.height)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${stage.definitions()}${content}</svg>`;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
