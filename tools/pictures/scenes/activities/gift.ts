import { type Colour, darker, lighter, mix } from '../../drawing/colour.ts';
import { circle, d, ellipse, group, line, path, polygon, rect, repeat, type Svg } from '../../drawing/svg.ts';
import { viewFrom } from '../../nature/view.ts';
import type { Scene } from '../scene.ts';
import type { Time } from '../../stage/light.ts';
import type { Stage } from '../../stage/stage.ts';
import { bow, giftBox, type Wrap, WRAPS } from '../../things/gift-box.ts';

export const gift: Scene = [oneBox, pile, voucher];

/** The brand's teal, lighter by day and deeper at night. */
const GROUNDS: Record<Time, Colour> = { dawn: '#3f8784', day: '#1b7578', golden: '#2f7a6c', dusk: '#14585f', night: '#0d4049' };

function ground(stage: Stage): Svg {
  const { width, height } = stage;
  const random = stage.random.fork('ground');
  const teal = GROUNDS[stage.time];
  const side = random.chance(0.5) ? 0.74 : 0.26;
  const dots = repeat(width / 66, () => {
    const x = random.between(0, width);
    const y = random.between(30, height * 0.7);
    const near = Math.abs(x - width / 2) < 330 && y > 200;
    return near
      ? ''
      : confetti(random.pick(['#ffc94a', '#f4a58f', '#fff3d6', '#e9573f']), {
          x,
          y,
          turn: random.whole(0, 180),
          round: random.chance(0.5),
        });
  });
  return (
    rect(0, 0, width, height, stage.verticalFade([0, teal], [1, darker(teal, 0.12)])) +
    circle(width * side, height * 0.3, 470, lighter(teal, 0.07)) +
    circle(width * side, height * 0.3, 330, lighter(teal, 0.13)) +
    rect(0, height * 0.8, width, height * 0.2 + 2, darker(teal, 0.22)) +
    dots
  );
}

const confetti = (fill: Colour, { x, y, turn, round }: { x: number; y: number; turn: number; round: boolean }): Svg =>
  round ? circle(x, y, 9, fill) : group(rect(-13, -4.5, 26, 9, fill, 4.5), `translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn})`);

const wrapAt = (stage: Stage, i: number): Wrap =>
  WRAPS[(stage.random.fork('wrap').whole(0, WRAPS.length - 1) + i) % WRAPS.length] ?? WRAPS[0];

function oneBox(stage: Stage): Svg {
  const y = stage.height * 0.88;
  const small = repeat(Math.max(0, Math.floor((stage.width - 1500) / 620)), (i) =>
    [-1, 1]
      .map((way) =>
        giftBox(stage, {
          x: stage.width / 2 + way * (690 + i * 420),
          y: y - 6,
          width: 270,
          height: 210,
          wrap: wrapAt(stage, i + (way > 0 ? 1 : 2)),
        }),
      )
      .join(''),
  );
  return ground(stage) + small + giftBox(stage, { x: stage.width / 2, y, width: 560, height: 410, wrap: wrapAt(stage, 0) });
}

function pile(stage: Stage): Svg {
  const y = stage.height * 0.88;
  const x = stage.width / 2;
  return (
    ground(stage) +
    giftBox(stage, { x: x - 390, y: y - 8, width: 300, height: 270, wrap: wrapAt(stage, 1) }) +
    giftBox(stage, { x: x + 60, y, width: 520, height: 230, wrap: wrapAt(stage, 0) }, false) +
    giftBox(stage, { x: x + 40, y: y - 230, width: 390, height: 170, wrap: wrapAt(stage, 2) }, false) +
    giftBox(stage, { x: x + 70, y: y - 400, width: 230, height: 120, wrap: wrapAt(stage, 3) }) +
    giftBox(stage, { x: x + 480, y: y + 12, width: 240, height: 180, wrap: wrapAt(stage, 4) })
  );
}

/** A card with a view on it slips out of its envelope. */
function voucher(stage: Stage): Svg {
  const x = stage.width / 2;
  const y = stage.height * 0.52;
  const wrap = wrapAt(stage, 0);
  const envelope = wrap.paper === '#f8eef4' ? '#f3dfc4' : wrap.paper;
  const dark = darker(envelope, 0.14);
  const clip = stage.define(
    (id) =>
      `<clipPath id="${id}"><rect x="${Math.round(x - 270)}" y="${Math.round(y - 350)}" width="540" height="290" rx="14"/></clipPath>`,
  );
  const view = group(viewFrom(stage.inner(1680, 900, 'card')), `translate(${Math.round(x - 270)} ${Math.round(y - 350)}) scale(.3222)`);
  return (
    ground(stage) +
    ellipse(x, stage.height * 0.9, 420, 26, { fill: '#062a2e', opacity: 0.45 }) +
    rect(x - 360, y - 90, 720, 430, dark, 16) +
    polygon(
      [
        [x - 356, y - 84],
        [x, y - 300],
        [x + 356, y - 84],
      ],
      darker(envelope, 0.22),
    ) +
    rect(x - 292, y - 372, 584, 520, '#fffdf8', 22) +
    group(view, 'translate(0 0)', { clip }) +
    rect(x - 250, y - 36, 280, 22, mix('#fffdf8', wrap.ribbon, 0.5), 11) +
    rect(x - 250, y + 4, 190, 16, '#d8e2df', 8) +
    polygon(
      [
        [x - 360, y - 76],
        [x - 20, y + 150],
        [x - 360, y + 330],
      ],
      lighter(envelope, 0.12),
    ) +
    polygon(
      [
        [x + 360, y - 76],
        [x + 20, y + 150],
        [x + 360, y + 330],
      ],
      lighter(envelope, 0.12),
    ) +
    path(
      d`M${x - 358} ${y + 326}L${x - 30} ${y + 112}Q${x} ${y + 94} ${x + 30} ${y + 112}L${x + 358} ${y + 326}Q${x + 356} ${y + 342} ${x + 340} ${y + 342}H${x - 340}Q${x - 356} ${y + 342} ${x - 358} ${y + 326}Z`,
      envelope,
    ) +
    line(d`M${x - 340} ${y + 322}L${x - 30} ${y + 116}Q${x} ${y + 98} ${x + 30} ${y + 116}L${x + 340} ${y + 322}`, dark, 4, 0.6) +
    bow({ x, y: y + 168, size: 84, ribbon: wrap.ribbon })
  );
}
