import { darker, lighter, mix } from '../drawing/colour.ts';
import { circle, d, ellipse, group, line, path, polygon, rect, repeat, type Svg } from '../drawing/svg.ts';
import type { Stage } from '../stage/stage.ts';

export function stoneStack(stage: Stage, { x, y }: { x: number; y: number }): Svg {
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

export function orchid(stage: Stage, { x, y, accent, side }: { x: number; y: number; accent: string; side: number }): Svg {
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

export function bottles(stage: Stage, { x, y, accent }: { x: number; y: number; accent: string }): Svg {
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
