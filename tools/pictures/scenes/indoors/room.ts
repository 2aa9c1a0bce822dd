import { darker, lighter, mix, type Colour } from '../../drawing/colour.ts';
import { d, ellipse, line, path, polygon, rect, repeat, type Svg } from '../../drawing/svg.ts';
import {
  curtains,
  decorOf,
  framedArt,
  pendant,
  pottedPlant,
  tableLamp,
  viewWindows,
  walls,
  type Decor,
  type WindowPlan,
} from '../../parts/interior.ts';
import type { Stage } from '../../parts/stage.ts';
import type { Scene } from '../scene.ts';

export const room: Scene = [besideTheWindow, symmetrical, underTheRoof];

/** The bed on one side, the view on the other. */
function besideTheWindow(stage: Stage): Svg {
  const decor = decorOf(stage);
  const floor = stage.height * 0.74;
  const middle = stage.width / 2;
  const view = { x: middle - 640, y: 130, width: 520, height: 430, panes: 2 };
  const finish = stage.random.fork('finish').pick(['plain', 'panels', 'stripes'] as const);
  return (
    walls(stage, decor, floor, finish) +
    curtained(stage, [view, ...sideWindows(stage)], mix(decor.accent, '#ffffff', 0.62)) +
    lightOnFloor(stage, { x: view.x, width: view.width, y: floor }) +
    rug(stage, decor, { x: middle + 160, y: stage.height * 0.9, width: 860 }) +
    armchair(stage, decor, { x: middle - 420, y: stage.height * 0.87 }) +
    framedArt(stage, { x: middle + 250, y: 96, width: 210, height: 150, name: 'art', colours: [decor.accent, decor.second] }) +
    nightstand(stage, decor, { x: middle + 20, y: stage.height * 0.86 }) +
    nightstand(stage, decor, { x: middle + 700, y: stage.height * 0.86 }) +
    frontBed(stage, decor, { x: middle + 360, y: stage.height * 0.93, width: 560 }) +
    pottedPlant(stage, { x: middle - 720, y: stage.height * 0.88, height: 330, pot: decor.second, name: 'plant' })
  );
}

/** More windows for a wide picture, on both sides of the middle. */
function sideWindows(stage: Stage): WindowPlan[] {
  const pairs = Math.max(0, Math.floor((stage.width - 1750) / 2 / 560));
  return Array.from({ length: pairs }, (_, i) =>
    [-1, 1].map((side) => ({ x: stage.width / 2 + side * (1180 + i * 640) - 180, y: 130, width: 360, height: 430, panes: 2 })),
  ).flat();
}

const curtained = (stage: Stage, plans: readonly WindowPlan[], cloth: Colour): Svg =>
  viewWindows(stage, plans) + plans.map((plan) => curtains(stage, { ...plan, height: 560 }, cloth)).join('');

/** The bed in the middle, all in pairs around it. */
function symmetrical(stage: Stage): Svg {
  const decor = decorOf(stage);
  const floor = stage.height * 0.74;
  const middle = stage.width / 2;
  const arched = stage.random.fork('arched').chance(0.5);
  const windowAt = (x: number): WindowPlan => ({ x, y: 140, width: 240, height: 440, panes: 2, arched });
  return (
    walls(stage, decor, floor, 'panels') +
    curtained(stage, [windowAt(middle - 660), windowAt(middle + 420), ...sideWindows(stage)], decor.second) +
    framedArt(stage, { x: middle - 180, y: 90, width: 150, height: 190, name: 'art1', colours: [decor.accent, decor.second] }) +
    framedArt(stage, { x: middle + 30, y: 90, width: 150, height: 190, name: 'art2', colours: [decor.second, decor.accent] }) +
    rug(stage, decor, { x: middle, y: stage.height * 0.93, width: 1080 }) +
    nightstand(stage, decor, { x: middle - 380, y: stage.height * 0.86 }) +
    nightstand(stage, decor, { x: middle + 380, y: stage.height * 0.86 }) +
    frontBed(stage, decor, { x: middle, y: stage.height * 0.93, width: 600 }) +
    pottedPlant(stage, { x: middle - 730, y: stage.height * 0.87, height: 280, pot: decor.accent, name: 'plant' })
  );
}

/** An attic: a slanting ceiling with beams, a wide window and a low bed. */
function underTheRoof(stage: Stage): Svg {
  const decor = decorOf(stage);
  const floor = stage.height * 0.76;
  const middle = stage.width / 2;
  const wood = stage.indoors(decor.wood);
  const reach = Math.min(stage.width / 2, 900);
  const ceiling = stage.indoors(lighter(decor.wall, 0.45));
  const slope = (side: -1 | 1): Svg =>
    polygon(
      [
        [middle + side * 250, -4],
        [middle + side * reach, 430],
        [middle + side * (stage.width / 2 + 10), 430],
        [middle + side * (stage.width / 2 + 10), -4],
      ],
      ceiling,
    ) +
    line(d`M${middle + side * 250} ${-10}L${middle + side * reach} ${430}`, wood, 26) +
    line(d`M${middle + side * (reach - 4)} ${430}H${middle + side * (stage.width / 2 + 20)}`, wood, 20) +
    repeat(3, (i) =>
      line(
        d`M${middle + side * (520 + i * 190)} ${-10}L${middle + side * Math.max(reach, reach + (i + 1) * 190)} ${i === 0 ? 330 : 400}`,
        lighter(wood, 0.1),
        16,
      ),
    );
  const view = { x: middle - 330, y: 110, width: 660, height: 420, panes: 3 };
  return (
    walls(stage, decor, floor, 'plain') +
    slope(-1) +
    slope(1) +
    viewWindows(stage, [view]) +
    lightOnFloor(stage, { x: view.x, width: view.width, y: floor }) +
    rug(stage, decor, { x: middle + 60, y: stage.height * 0.91, width: 900 }) +
    pottedPlant(stage, { x: middle - 640, y: stage.height * 0.9, height: 320, pot: decor.accent, name: 'plant' }) +
    sideBed(stage, decor, { x: middle - 60, y: stage.height * 0.92, width: 700 }) +
    nightstand(stage, decor, { x: middle + 720, y: stage.height * 0.87 }) +
    pendant(stage, { x: middle - 400, y: 250, colour: decor.second }) +
    armchair(stage, decor, { x: middle - 380, y: stage.height * 0.88 })
  );
}

interface Spot {
  x: number;
  y: number;
  width: number;
}

/** A bed seen from its foot, head against the wall; `y` is the floor at its foot. */
export function frontBed(stage: Stage, decor: Decor, { x, y, width: w }: Spot): Svg {
  const linen = stage.indoors('#fdfaf4');
  const head = stage.indoors(decor.accent);
  const cover = stage.indoors(decor.second);
  const top = y - 330;
  const left = x - w / 2;
  return (
    rect(left - 6, y - 480, w + 12, 330, head, 26) +
    repeat(5, (i) => line(d`M${left + (w * (i + 1)) / 6} ${y - 462}V${y - 320}`, darker(head, 0.3), 3, 0.5)) +
    ellipse(x, y + 4, w * 0.56, 18, { fill: '#0b1020', opacity: 0.26 }) +
    rect(left + 10, y - 46, 22, 50, stage.indoors(decor.wood)) +
    rect(left + w - 32, y - 46, 22, 50, stage.indoors(decor.wood)) +
    path(
      d`M${left} ${top + 40}Q${left} ${top} ${left + 40} ${top}H${left + w - 40}Q${left + w} ${top} ${left + w} ${top + 40}L${left + w + 22} ${y - 24}H${left - 22}Z`,
      linen,
    ) +
    repeat(2, (i) => pillow({ x: left + w * (0.06 + i * 0.46), y: top - 50, width: w * 0.42, height: 100, fill: linen })) +
    repeat(2, (i) =>
      pillow({
        x: left + w * (0.16 + i * 0.37),
        y: top - 16,
        width: w * 0.31,
        height: 82,
        fill: i ? mix(head, linen, 0.25) : mix(cover, linen, 0.2),
      }),
    ) +
    path(
      d`M${left - 6} ${top + 110}Q${x} ${top + 86} ${left + w + 6} ${top + 110}L${left + w + 24} ${y - 20}H${left - 24}Z`,
      mix(cover, linen, 0.12),
    ) +
    path(
      d`M${left - 6} ${top + 110}Q${x} ${top + 86} ${left + w + 6} ${top + 110}L${left + w + 9} ${top + 146}Q${x} ${top + 122} ${left - 9} ${top + 146}Z`,
      lighter(linen, 0.4),
    ) +
    path(
      d`M${left - 17} ${y - 96}Q${x} ${y - 122} ${left + w + 17} ${y - 96}L${left + w + 23} ${y - 34}Q${x} ${y - 56} ${left - 23} ${y - 34}Z`,
      head,
    ) +
    repeat(6, (i) => line(d`M${left + (w * (i + 1)) / 7} ${y - 108}V${y - 46}`, darker(head, 0.25), 3, 0.45)) +
    rect(left - 22, y - 28, w + 44, 8, { fill: '#0b1020', opacity: 0.1 })
  );
}

function pillow({ x, y, width: w, height: h, fill }: Spot & { height: number; fill: Colour }): Svg {
  return (
    path(
      d`M${x + 10} ${y + 4}Q${x + w / 2} ${y - 10} ${x + w - 10} ${y + 4}Q${x + w + 4} ${y + h / 2} ${x + w - 6} ${y + h - 4}Q${x + w / 2} ${y + h + 8} ${x + 6} ${y + h - 4}Q${x - 4} ${y + h / 2} ${x + 10} ${y + 4}Z`,
      fill,
    ) +
    path(
      d`M${x + 6} ${y + h - 4}Q${x + w / 2} ${y + h + 8} ${x + w - 6} ${y + h - 4}Q${x + w - 2} ${y + h * 0.8} ${x + w} ${y + h * 0.6}Q${x + w / 2} ${y + h * 0.92} ${x} ${y + h * 0.6}Q${x + 2} ${y + h * 0.8} ${x + 6} ${y + h - 4}Z`,
      { fill: '#1a2030', opacity: 0.1 },
    )
  );
}

/** A low bed seen from its long side. */
function sideBed(stage: Stage, decor: Decor, { x, y, width: w }: Spot): Svg {
  const linen = stage.indoors('#fdfaf4');
  const cover = stage.indoors(decor.accent);
  const wood = stage.indoors(decor.wood);
  return (
    ellipse(x + w / 2, y + 4, w * 0.54, 16, { fill: '#0b1020', opacity: 0.26 }) +
    rect(x + w - 24, y - 260, 34, 262, wood, 10) +
    rect(x, y - 64, w, 44, wood, 8) +
    rect(x + 26, y - 24, 26, 26, darker(wood, 0.2)) +
    rect(x + 6, y - 140, w - 30, 84, linen, 24) +
    pillow({ x: x + w - 200, y: y - 212, width: 170, height: 88, fill: linen }) +
    pillow({ x: x + w - 250, y: y - 190, width: 120, height: 72, fill: mix(cover, linen, 0.3) }) +
    path(
      d`M${x - 6} ${y - 122}Q${x - 4} ${y - 154} ${x + 40} ${y - 154}H${x + w * 0.6}Q${x + w * 0.64} ${y - 130} ${x + w * 0.6} ${y - 44}Q${x + w * 0.3} ${y - 30} ${x - 10} ${y - 40}Z`,
      cover,
    ) +
    path(
      d`M${x + w * 0.54} ${y - 154}H${x + w * 0.6}Q${x + w * 0.64} ${y - 130} ${x + w * 0.6} ${y - 44}L${x + w * 0.54} ${y - 40}Q${x + w * 0.57} ${y - 120} ${x + w * 0.54} ${y - 154}Z`,
      mix(cover, linen, 0.55),
    ) +
    repeat(3, (i) =>
      path(d`M${x + 60 + i * 110} ${y - 150}Q${x + 40 + i * 112} ${y - 90} ${x + 66 + i * 106} ${y - 38}`, {
        fill: 'none',
        stroke: darker(cover, 0.25),
        width: 3,
        opacity: 0.5,
      }),
    )
  );
}

function nightstand(stage: Stage, decor: Decor, { x, y }: { x: number; y: number }): Svg {
  const wood = stage.indoors(decor.wood);
  return (
    ellipse(x, y + 2, 76, 9, { fill: '#0b1020', opacity: 0.22 }) +
    line(d`M${x - 52} ${y - 20}V${y}M${x + 52} ${y - 20}V${y}`, darker(wood, 0.2), 11) +
    rect(x - 66, y - 132, 132, 116, wood, 6) +
    rect(x - 56, y - 120, 112, 42, darker(wood, 0.12), 4) +
    rect(x - 56, y - 70, 112, 42, darker(wood, 0.12), 4) +
    rect(x - 14, y - 102, 28, 6, stage.indoors('#e8c27a'), 3) +
    rect(x - 14, y - 52, 28, 6, stage.indoors('#e8c27a'), 3) +
    rect(x - 72, y - 140, 144, 12, lighter(wood, 0.14), 4) +
    tableLamp(stage, { x, y: y - 138, colour: decor.accent })
  );
}

function armchair(stage: Stage, decor: Decor, { x, y }: { x: number; y: number }): Svg {
  const cloth = stage.indoors(mix(decor.accent, decor.second, 0.35));
  const dark = darker(cloth, 0.18);
  return (
    ellipse(x, y + 2, 150, 13, { fill: '#0b1020', opacity: 0.22 }) +
    line(d`M${x - 92} ${y - 30}L${x - 102} ${y}M${x + 92} ${y - 30}L${x + 102} ${y}`, stage.indoors(decor.wood), 12) +
    path(
      d`M${x - 100} ${y - 110}V${y - 200}Q${x - 100} ${y - 268} ${x - 30} ${y - 268}H${x + 30}Q${x + 100} ${y - 268} ${x + 100} ${y - 200}V${y - 110}Z`,
      dark,
    ) +
    rect(x - 84, y - 130, 168, 62, lighter(cloth, 0.12), 20) +
    rect(x - 104, y - 82, 208, 58, cloth, 14) +
    rect(x - 136, y - 160, 48, 134, cloth, 22) +
    rect(x + 88, y - 160, 48, 134, cloth, 22) +
    rect(x - 40, y - 210, 84, 84, stage.indoors(decor.second), 16)
  );
}

export function rug(stage: Stage, decor: Decor, { x, y, width }: Spot): Svg {
  const tone = stage.indoors(mix(decor.second, '#ffffff', 0.35));
  return (
    ellipse(x, y, width / 2, 68, tone) +
    ellipse(x, y, width / 2 - 30, 56, { fill: 'none', stroke: stage.indoors(decor.accent), width: 6, opacity: 0.6 })
  );
}

function lightOnFloor(stage: Stage, { x, width, y }: Spot): Svg {
  const strength = stage.light.darkness > 0.4 ? 0.08 : 0.28;
  return polygon(
    [
      [x + 20, y + 6],
      [x + width - 10, y + 6],
      [x + width * 1.28, stage.height + 4],
      [x + width * 0.1, stage.height + 4],
    ],
    { fill: stage.light.bright, opacity: strength },
  );
}
