import { darker, lighter } from '../drawing/colour.ts';
import { circle, d, ellipse, group, line, rect, repeat, type Svg } from '../drawing/svg.ts';
import { viewFrom } from '../nature/view.ts';
import { candle } from './lamps.ts';
import type { Stage } from '../stage/stage.ts';
import { bottles, orchid, stoneStack, towels } from '../things/spa-things.ts';

/** Things of the spa close to us on a wooden shelf, a round opening to the landscape behind them. */
export function stillLife(stage: Stage, subject: 'stones' | 'oils'): Svg {
  const random = stage.random.fork('still');
  const wall = stage.indoors(random.pick(['#dfe8e0', '#efe0d2', '#d8e2ea', '#2f5d5c', '#e8d6c8', '#4a5a6b']));
  const shelf = stage.height * 0.76;
  const middle = stage.width / 2;
  const side = random.chance(0.5) ? 1 : -1;
  const accent = random.pick(['#e29a8a', '#7fb3ad', '#d9b45a', '#b08fc0']);
  const things =
    subject === 'stones'
      ? stoneStack(stage, { x: middle - side * 130, y: shelf + 30 }) +
        orchid(stage, { x: middle + side * 330, y: shelf + 36, accent, side })
      : bottles(stage, { x: middle - side * 170, y: shelf + 34, accent }) +
        orchid(stage, { x: middle + side * 420, y: shelf + 40, accent, side });
  return (
    rect(0, 0, stage.width, shelf + 4, stage.verticalFade([0, lighter(wall, 0.12)], [1, darker(wall, 0.12)])) +
    roundWindow(stage, { x: middle + side * 40, y: 350, radius: 280 }) +
    rect(
      0,
      shelf,
      stage.width,
      stage.height - shelf + 4,
      stage.verticalFade([0, stage.indoors('#c79a6c')], [1, stage.indoors('#8f6546')]),
    ) +
    repeat(stage.width / 190, (i) =>
      line(
        d`M${i * 190 + random.between(0, 120)} ${shelf + random.between(30, 190)}h${random.between(60, 170)}`,
        stage.indoors('#7a5138'),
        4,
        0.4,
      ),
    ) +
    rect(0, shelf - 2, stage.width, 10, { fill: '#ffffff', opacity: 0.28 }) +
    towels(stage, { x: middle - side * 480, y: shelf + 44, accent }) +
    things +
    candle(stage, { x: middle + side * 120, y: shelf + 60, height: 96 }) +
    candle(stage, { x: middle + side * 196, y: shelf + 74, height: 60 }) +
    petals(stage, { y: shelf + 110, accent }) +
    repeat(Math.max(0, Math.floor((stage.width - 1700) / 700)), (i) =>
      [-1, 1]
        .map(
          (way) =>
            towels(stage, { x: middle + way * (940 + i * 560), y: shelf + 44, accent }) +
            candle(stage, { x: middle + way * (1220 + i * 560), y: shelf + 60, height: 90 }),
        )
        .join(''),
    )
  );
}

function roundWindow(stage: Stage, { x, y, radius: r }: { x: number; y: number; radius: number }): Svg {
  const clip = stage.define((id) => `<clipPath id="${id}"><circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${r}"/></clipPath>`);
  const scale = (2 * r) / 900;
  const scenery = viewFrom(stage.inner(900, 900, 'round'));
  return (
    circle(x, y, r + 26, stage.indoors('#8a5c3c')) +
    circle(x, y, r + 8, stage.indoors('#5f3d2a')) +
    group(group(scenery, `translate(${Math.round(x - r)} ${Math.round(y - r)}) scale(${scale.toFixed(3)})`), 'translate(0 0)', { clip })
  );
}

function petals(stage: Stage, { y, accent }: { y: number; accent: string }): Svg {
  const random = stage.random.fork('petals');
  return repeat(12, () => {
    const turn = random.whole(0, 180);
    return group(
      ellipse(0, 0, 24, 11, stage.indoors(lighter(accent, random.between(0.15, 0.5)))),
      `translate(${random.whole(Math.round(stage.width * 0.15), Math.round(stage.width * 0.85))} ${random.whole(Math.round(y), Math.round(stage.height - 24))}) rotate(${turn})`,
    );
  });
}
