import { darker, lighter, mix } from '../../drawing/colour.ts';
import { circle, d, ellipse, group, line, path, polygon, rect, repeat, type Svg } from '../../drawing/svg.ts';
import { candle } from '../../parts/interior.ts';
import type { Stage } from '../../parts/stage.ts';
import { viewFrom } from '../../parts/view.ts';

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
      ? stack(stage, { x: middle - side * 130, y: shelf + 30 }) + orchid(stage, { x: middle + side * 330, y: shelf + 36, accent, side })
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

function stack(stage: Stage, { x, y }: { x: number; y: number }): Svg {
  const sizes = [
    [170, 62],
    [138, 54],
    [108, 46],
    [78, 40],
    [50, 32],
  ] as const;
  let foot = y + 40;
  const layers = sizes.map(([w, h], i) => {
    const cy = foot - h;
    foot -= h * 1.72;
    const grey = stage.indoors(['#4f5a60', '#6b757a', '#3f494f', '#7f888a', '#5a646a'][i] ?? '#4f5a60');
    const dx = [0, 12, -10, 8, 2][i] ?? 0;
    return (
      ellipse(x + dx, cy, w, h, grey) +
      ellipse(x + dx - w * 0.18, cy - h * 0.38, w * 0.58, h * 0.36, { fill: lighter(grey, 0.4), opacity: 0.4 })
    );
  });
  return ellipse(x, y + 40, 210, 22, { fill: '#0b1020', opacity: 0.28 }) + layers.join('');
}

function orchid(stage: Stage, { x, y, accent, side }: { x: number; y: number; accent: string; side: number }): Svg {
  const petal = stage.indoors(lighter(accent, 0.3));
  const heart = stage.indoors(darker(accent, 0.1));
  const bloom = (bx: number, by: number, s: number) =>
    repeat(5, (i) =>
      group(
        ellipse(0, -s * 0.62, s * 0.42, s * 0.62, i % 2 ? petal : lighter(petal, 0.25)),
        `translate(${Math.round(bx)} ${Math.round(by)}) rotate(${i * 72})`,
      ),
    ) + circle(bx, by, s * 0.26, heart);
  const stem = stage.indoors('#4c7a4a');
  return (
    ellipse(x, y + 32, 110, 14, { fill: '#0b1020', opacity: 0.25 }) +
    line(d`M${x} ${y - 90}C${x + side * 10} ${y - 320} ${x - side * 30} ${y - 470} ${x - side * 190} ${y - 500}`, stem, 9) +
    [-0.5, 0.5, -0.2]
      .map((lean) =>
        path(
          d`M${x} ${y - 80}Q${x + lean * 120} ${y - 250} ${x + lean * 340} ${y - 220}Q${x + lean * 200} ${y - 120} ${x} ${y - 80}Z`,
          stage.indoors(lean > 0 ? '#3f7a4f' : '#5a9a5f'),
        ),
      )
      .join('') +
    bloom(x - side * 20, y - 400, 52) +
    bloom(x - side * 88, y - 462, 47) +
    bloom(x - side * 160, y - 494, 40) +
    circle(x - side * 214, y - 498, 14, petal) +
    polygon(
      [
        [x - 82, y - 100],
        [x + 82, y - 100],
        [x + 60, y + 34],
        [x - 60, y + 34],
      ],
      stage.indoors('#f3ead9'),
    ) +
    polygon(
      [
        [x + 20, y - 100],
        [x + 82, y - 100],
        [x + 60, y + 34],
        [x + 14, y + 34],
      ],
      { fill: '#1a2030', opacity: 0.12 },
    ) +
    rect(x - 90, y - 112, 180, 24, stage.indoors('#fbf6ec'), 5)
  );
}

export function towels(stage: Stage, { x, y, accent }: { x: number; y: number; accent: string }): Svg {
  const cloth = [stage.indoors('#fdfaf4'), stage.indoors(mix(accent, '#ffffff', 0.25)), stage.indoors('#f0e3d0')];
  return (
    ellipse(x, y + 8, 170, 16, { fill: '#0b1020', opacity: 0.24 }) +
    repeat(3, (i) => {
      const top = y - (i + 1) * 58;
      const w = 300 - i * 18;
      const fill = cloth[i] ?? '';
      return (
        rect(x - w / 2, top, w, 58, fill, 26) +
        line(d`M${x - w / 2 + 30} ${top + 30}H${x + w / 2 - 44}`, darker(fill, 0.25), 4, 0.5) +
        circle(x + w / 2 - 30, top + 29, 15, { fill: 'none', stroke: darker(fill, 0.25), width: 4, opacity: 0.5 })
      );
    })
  );
}

function bottles(stage: Stage, { x, y, accent }: { x: number; y: number; accent: string }): Svg {
  const one = (bx: number, w: number, h: number, colour: string) => {
    const glass = stage.indoors(colour);
    return (
      ellipse(bx, y + 28, w * 0.8, 12, { fill: '#0b1020', opacity: 0.24 }) +
      rect(bx - w * 0.2, y - h - 50, w * 0.4, 70, stage.indoors('#c79a6c'), 6) +
      path(
        d`M${bx - w / 2} ${y + 26}V${y - h + 40}Q${bx - w / 2} ${y - h} ${bx - w * 0.2} ${y - h - 8}H${bx + w * 0.2}Q${bx + w / 2} ${y - h} ${bx + w / 2} ${y - h + 40}V${y + 26}Z`,
        glass,
      ) +
      rect(bx - w / 2, y - h * 0.55, w, h * 0.34, stage.indoors('#fbf6ec')) +
      path(d`M${bx} ${y - h * 0.5}q${22} ${18} 0 ${h * 0.2}q${-22} ${-18} 0 ${-h * 0.2}Z`, stage.indoors('#5a9a5f')) +
      rect(bx - w * 0.36, y - h + 34, w * 0.12, h - 30, { fill: '#ffffff', opacity: 0.3 }, 5)
    );
  };
  return one(x - 130, 120, 250, '#7a4a2a') + one(x + 10, 104, 190, mix(accent, '#6b3a2a', 0.2)) + one(x + 140, 92, 140, '#3f6f5a');
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
