import { darker, lighter } from '../drawing/colour.ts';
import { circle, d, ellipse, group, path, polygon, rect, repeat, type Svg } from '../drawing/svg.ts';
import { viewFrom } from '../nature/view.ts';
import type { Stage } from '../stage/stage.ts';

interface PaintingFrame {
  x: number;
  y: number;
  width: number;
  height: number;
  name: string;
}

export function painting(stage: Stage, { x, y, width: w, height: h, name }: PaintingFrame): Svg {
  const random = stage.random.fork(name);
  const gold = stage.indoors('#d9ac52');
  const clip = stage.define(
    (id) =>
      `<clipPath id="${id}"><rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${w.toFixed(1)}" height="${h.toFixed(1)}"/></clipPath>`,
  );
  const landscape = () => {
    const scale = h / 900;
    return group(viewFrom(stage.inner(w / scale, 900, name)), `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})`);
  };
  const abstract = () => {
    const colours = ['#e2543d', '#f0b84a', '#0f7f86', '#2f3f6b', '#f3e6cf'];
    return (
      rect(x, y, w, h, stage.indoors('#f3ead9')) +
      repeat(6, (i) =>
        random.chance(0.5)
          ? circle(x + w * random.next(), y + h * random.next(), w * random.between(0.1, 0.28), {
              fill: stage.indoors(colours[i % 5] ?? '#e2543d'),
              opacity: 0.88,
            })
          : rect(x + w * random.next() * 0.7, y + h * random.next() * 0.7, w * random.between(0.2, 0.5), h * random.between(0.12, 0.4), {
              fill: stage.indoors(colours[i % 5] ?? '#e2543d'),
              opacity: 0.88,
            }),
      )
    );
  };
  const portrait = () => {
    const cx = x + w / 2;
    const back = stage.indoors(random.pick(['#3f5a4a', '#5a4436', '#2f3f5a']));
    const coat = stage.indoors(random.pick(['#7a2f3a', '#2c3640', '#c8873a', '#3f6f7a']));
    return (
      rect(x, y, w, h, back) +
      path(
        d`M${cx - w * 0.38} ${y + h}Q${cx - w * 0.34} ${y + h * 0.6} ${cx} ${y + h * 0.56}Q${cx + w * 0.34} ${y + h * 0.6} ${cx + w * 0.38} ${y + h}Z`,
        coat,
      ) +
      polygon(
        [
          [cx - w * 0.09, y + h * 0.57],
          [cx + w * 0.09, y + h * 0.57],
          [cx, y + h * 0.74],
        ],
        stage.indoors('#f3ead9'),
      ) +
      rect(cx - w * 0.06, y + h * 0.46, w * 0.12, h * 0.14, stage.indoors('#c98f6b')) +
      ellipse(cx, y + h * 0.36, w * 0.14, h * 0.16, stage.indoors('#d9a27c')) +
      path(
        d`M${cx - w * 0.17} ${y + h * 0.38}Q${cx - w * 0.18} ${y + h * 0.16} ${cx} ${y + h * 0.16}Q${cx + w * 0.18} ${y + h * 0.16} ${cx + w * 0.17} ${y + h * 0.38}Q${cx + w * 0.12} ${y + h * 0.26} ${cx} ${y + h * 0.26}Q${cx - w * 0.12} ${y + h * 0.26} ${cx - w * 0.17} ${y + h * 0.38}Z`,
        stage.indoors('#4a2f24'),
      )
    );
  };
  const canvas = random.pick([landscape, landscape, abstract, portrait])();
  return (
    rect(x - 22, y - 14, w + 52, h + 56, { fill: '#0b1020', opacity: 0.22 }, 3) +
    rect(x - 26, y - 26, w + 52, h + 52, gold) +
    rect(x - 26, y - 26, w + 52, 12, lighter(gold, 0.35)) +
    rect(x - 10, y - 10, w + 20, h + 20, darker(gold, 0.34)) +
    group(canvas, 'translate(0 0)', { clip })
  );
}
