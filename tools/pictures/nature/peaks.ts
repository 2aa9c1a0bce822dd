import { type Colour, mix } from '../drawing/colour.ts';
import type { Random } from '../drawing/random.ts';
import { outline, type Point, polygon, type Svg } from '../drawing/svg.ts';
import type { Stage } from '../stage/stage.ts';

export interface PeaksOptions {
  name: string;
  base: number;
  height: number;
  /** Distance between two summits. */
  spacing: number;
  distance: number;
  rock?: Colour;
  /** How much of a peak is under snow: 0 to 1. */
  snow: number;
}

/** A chain of mountains, each with a lit and a shaded side and a cap of snow. */
export function peaks(stage: Stage, options: PeaksOptions): Svg {
  const random = stage.random.fork(options.name);
  const count = Math.ceil(stage.width / options.spacing) + 1;
  const chain = Array.from({ length: count }, (_, i) => ({
    x: (i + random.between(-0.28, 0.28)) * options.spacing,
    height: options.height * random.between(0.58, 1),
  }));
  return chain
    .sort((a, b) => a.height - b.height)
    .map((summit) => peak(stage, random, { ...options, ...summit }))
    .join('');
}

function peak(stage: Stage, random: Random, options: PeaksOptions & { x: number }): Svg {
  const { x, base, height, distance, snow, rock = '#64798a' } = options;
  const { light } = stage;
  const half = height * random.between(0.85, 1.1);
  const top: Point = [x, base - height];
  const left = slope(random, top, [x - half, base], height * 0.05);
  const right = slope(random, top, [x + half * random.between(0.9, 1.1), base], height * 0.05);
  const spine = slope(random, top, [x + half * random.between(-0.22, 0.22), base], height * 0.16);
  const sunLeft = stage.sun.x < x;
  const bright = stage.tone(mix(rock, light.bright, 0.3), distance);
  const dark = stage.tone(mix(rock, light.shade, 0.42), distance);
  const foot = mix(stage.tone(rock, distance), light.haze, 0.6);
  const fill = (colour: Colour) => stage.verticalFade([0.15, colour], [1, foot]);
  const white = mix(stage.tone(mix('#ffffff', light.bright, 0.25)), light.haze, distance * 0.5);
  const whiteShade = mix(white, mix(light.sky[0], light.shade, 0.25), 0.36);
  return (
    polygon([...left, ...[...spine].reverse()], fill(sunLeft ? bright : dark)) +
    polygon([...right, ...[...spine].reverse()], fill(sunLeft ? dark : bright)) +
    cap(random, left, spine, { share: snow, fill: sunLeft ? white : whiteShade }) +
    cap(random, right, spine, { share: snow, fill: sunLeft ? whiteShade : white })
  );
}

/** From a summit down to its foot, in irregular steps. */
function slope(random: Random, from: Point, to: Point, jag: number): Point[] {
  const steps = 8;
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps;
    const inner = i > 0 && i < steps ? 1 : 0;
    return [
      from[0] + (to[0] - from[0]) * t + random.between(-jag, jag) * inner,
      from[1] + (to[1] - from[1]) * t + random.between(-jag, jag) * 0.4 * inner,
    ];
  });
}

/** Snow between an edge and the spine, with a torn lower border. */
function cap(random: Random, edge: Point[], spine: Point[], { share, fill }: { share: number; fill: string }): Svg {
  const last = Math.max(1, Math.round(share * 8));
  const outer = edge.slice(0, last + 1);
  const inner = spine.slice(0, last + 1);
  const a = outer[outer.length - 1] ?? [0, 0];
  const b = inner[inner.length - 1] ?? [0, 0];
  const length = Math.hypot(a[0] - b[0], a[1] - b[1]);
  const teeth = Array.from({ length: 5 }, (_, i): Point => {
    const t = (i + 1) / 6;
    const drop = length * (i % 2 ? random.between(0.1, 0.3) : -random.between(0.12, 0.32));
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + drop];
  });
  return `<path d="${outline([...outer, ...teeth, ...inner.reverse()])}Z" fill="${fill}"/>`;
}
