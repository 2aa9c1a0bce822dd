import { type Colour, darker, lighter } from '../drawing/colour.ts';
import { d, group, move, path, rect, repeat, type Svg } from '../drawing/svg.ts';
import { type View, viewFrom } from '../nature/view.ts';
import { type Stage, STAGE_HEIGHT } from '../stage/stage.ts';

export interface WindowPlan {
  x: number;
  y: number;
  width: number;
  height: number;
  panes: number;
  /** A round top, as in an old house. */
  arched?: boolean;
  frame?: Colour;
}

/** Windows of one wall: one landscape lies behind them all, with one sun. */
export function viewWindows(stage: Stage, plans: readonly WindowPlan[], view?: View): Svg {
  const left = Math.min(...plans.map((plan) => plan.x));
  const right = Math.max(...plans.map((plan) => plan.x + plan.width));
  const top = Math.min(...plans.map((plan) => plan.y));
  const bottom = Math.max(...plans.map((plan) => plan.y + plan.height));
  const scale = (bottom - top) / STAGE_HEIGHT;
  const scenery = viewFrom(stage.inner((right - left) / scale, STAGE_HEIGHT, 'outside'), view);
  const clip = stage.define((id) => `<clipPath id="${id}"><path d="${plans.map((plan) => opening(plan, 0)).join('')}"/></clipPath>`);
  return (
    plans.map((plan) => casing(stage, plan)).join('') +
    group(group(scenery, move(left, top, scale)), 'translate(0 0)', { clip }) +
    plans.map((plan) => bars(stage, plan)).join('')
  );
}

function opening({ x, y, width: w, height: h, arched }: WindowPlan, grow: number): string {
  return arched
    ? d`M${x - grow} ${y + h + grow}V${y + w / 2}A${w / 2 + grow} ${w / 2 + grow} 0 0 1 ${x + w + grow} ${y + w / 2}V${y + h + grow}Z`
    : d`M${x - grow} ${y - grow}H${x + w + grow}V${y + h + grow}H${x - grow}Z`;
}

function casing(stage: Stage, plan: WindowPlan): Svg {
  const frame = frameOf(stage, plan);
  return path(opening(plan, 14), darker(frame, 0.16)) + path(opening(plan, 11), frame);
}

function bars(stage: Stage, plan: WindowPlan): Svg {
  const { x, y, width: w, height: h, panes, arched } = plan;
  const frame = frameOf(stage, plan);
  return (
    repeat(panes - 1, (i) => rect(x + (w * (i + 1)) / panes - 4, y, 8, h, frame)) +
    rect(x, y + h * (arched ? 0.42 : 0.34), w, 7, frame) +
    rect(x - 30, y + h + 8, w + 60, 16, lighter(frame, 0.2), 3) +
    rect(x - 22, y + h + 24, w + 44, 7, { fill: darker(frame, 0.5), opacity: 0.25 })
  );
}

const frameOf = (stage: Stage, plan: WindowPlan): Colour => stage.indoors(plan.frame ?? '#fffdf8');

/** A pair of curtains with their rail beside a window. */
export function curtains(
  stage: Stage,
  { x, y, width: w, height: h }: { x: number; y: number; width: number; height: number },
  colour: Colour,
): Svg {
  const cloth = stage.indoors(colour);
  const each = Math.min(120, w * 0.22);
  const side = (left: number) =>
    rect(left, y - 28, each, h, cloth) +
    repeat(5, (i) => rect(left + (each * (i + 0.55)) / 5, y - 28, each / 10, h, { fill: darker(cloth, 0.3), opacity: 0.35 }));
  return side(x - each * 0.9) + side(x + w - each * 0.1) + rect(x - each - 30, y - 40, w + each * 2 + 60, 12, stage.indoors('#4a362c'), 6);
}
