import { mix } from '../drawing/colour.ts';
import { d, ellipse, line, path, polygon, rect, repeat, type Svg } from '../drawing/svg.ts';
import type { Stage } from '../stage/stage.ts';

export function riverBridge(stage: Stage, { y }: { y: number }): Svg {
  const stone = stage.tone('#d8c29c');
  const dark = stage.tone(mix('#8a755c', stage.light.shade, 0.3));
  const span = 300;
  const count = Math.ceil(stage.width / span) + 1;
  const shift = (stage.width - count * span) / 2;
  const holes = Array.from({ length: count }, (_, i) => {
    const x = shift + i * span;
    return d`M${x + 32} ${y + 60}V${y + 20}A118 92 0 0 1 ${x + span - 32} ${y + 20}V${y + 60}Z`;
  });
  const reflected = repeat(count, (i) => ellipse(shift + i * span, y + 78, 62, 14, { fill: dark, opacity: 0.4 }));
  return (
    `<path fill-rule="evenodd" fill="${stone}" d="M-10 ${Math.round(y - 86)}H${Math.round(stage.width + 10)}V${Math.round(y + 60)}H-10Z${holes.join('')}"/>` +
    holes.map((hole) => path(hole, { fill: 'none', stroke: dark, width: 8, opacity: 0.5 })).join('') +
    rect(-10, y - 98, stage.width + 20, 18, mix(stone, '#ffffff', 0.35)) +
    rect(-10, y - 80, stage.width + 20, 8, { fill: dark, opacity: 0.35 }) +
    repeat(count, (i) =>
      polygon(
        [
          [shift + i * span - 22, y + 62],
          [shift + i * span, y - 30],
          [shift + i * span + 22, y + 62],
        ],
        mix(stone, dark, 0.3),
      ),
    ) +
    reflected
  );
}

/** Two arches; the water shows through them. */
export function stoneBridge(stage: Stage, { x, y }: { x: number; y: number }): Svg {
  const stone = stage.tone('#cdb593');
  const dark = stage.tone(mix('#8a755c', stage.light.shade, 0.3));
  const arch = (cx: number) => d`M${cx - 86} ${y + 4}V${y - 6}A${86} ${74} 0 0 1 ${cx + 86} ${y - 6}V${y + 4}Z`;
  return (
    path(
      d`M${x - 330} ${y + 4}V${y - 66}Q${x} ${y - 170} ${x + 330} ${y - 66}V${y + 4}H${x + 196}V${y - 6}A86 74 0 0 0 ${x + 24} ${y - 6}V${y + 4}H${x - 24}V${y - 6}A86 74 0 0 0 ${x - 196} ${y - 6}V${y + 4}Z`,
      stone,
    ) +
    [x - 110, x + 110]
      .map((cx) => path(arch(cx), { fill: dark, opacity: 0.28 }) + path(arch(cx), { fill: 'none', stroke: dark, width: 9, opacity: 0.6 }))
      .join('') +
    line(d`M${x - 330} ${y - 62}Q${x} ${y - 166} ${x + 330} ${y - 62}`, mix(stone, '#ffffff', 0.35), 13) +
    repeat(22, (i) =>
      rect(
        x - 300 + ((i * 137) % 600),
        y - 84 + ((i * 53) % 30) + Math.abs(((i * 137) % 600) - 300) * 0.14,
        30,
        9,
        { fill: dark, opacity: 0.22 },
        2,
      ),
    ) +
    ellipse(x, y + 8, 340, 9, { fill: stage.light.shade, opacity: 0.25 })
  );
}
