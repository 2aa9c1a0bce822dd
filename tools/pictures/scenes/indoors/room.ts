import { type Colour, lighter, mix } from '../../drawing/colour.ts';
import { d, line, polygon, repeat, type Svg } from '../../drawing/svg.ts';
import { frontBed, sideBed, type Spot } from '../../rooms/beds.ts';
import { decorOf } from '../../rooms/decor.ts';
import { armchair, nightstand, rug } from '../../rooms/furniture.ts';
import { pendant } from '../../rooms/lamps.ts';
import { framedArt, pottedPlant } from '../../rooms/ornaments.ts';
import { walls } from '../../rooms/walls.ts';
import { curtains, viewWindows, type WindowPlan } from '../../rooms/windows.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../../stage/stage.ts';

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
