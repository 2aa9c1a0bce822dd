import type { Random } from './random.ts';
import { d, outline, type Point } from './svg.ts';

/** A line from left to right across the picture. */
export type Skyline = readonly Point[];

/** Soft hills: `height` up and down around `y`, one hill about every `length` units. */
export function hills(random: Random, width: number, { y, height, length }: { y: number; height: number; length: number }): Skyline {
  const phase = [random.between(0, 6.28), random.between(0, 6.28), random.between(0, 6.28)] as const;
  const steps = Math.ceil(width / 30) + 1;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const x = (i / steps) * (width + 40) - 20;
    const turn = (x / length) * 6.28;
    const wave = 0.62 * Math.sin(turn + phase[0]) + 0.28 * Math.sin(turn * 1.9 + phase[1]) + 0.1 * Math.sin(turn * 4.3 + phase[2]);
    return [x, y - height * wave] as const;
  });
}

/** The area under a skyline down to `bottom`. */
export function below(skyline: Skyline, bottom: number): string {
  const first = skyline[0] ?? [0, bottom];
  const last = skyline[skyline.length - 1] ?? first;
  return d`${outline(skyline)}L${last[0]} ${bottom}L${first[0]} ${bottom}Z`;
}

/** How high the skyline is at `x`. */
export function heightAt(skyline: Skyline, x: number): number {
  for (let i = 1; i < skyline.length; i++) {
    const [bx, by] = skyline[i] ?? [0, 0];
    if (bx < x) continue;
    const [ax, ay] = skyline[i - 1] ?? [bx, by];
    return bx === ax ? by : ay + ((by - ay) * (x - ax)) / (bx - ax);
  }
  return skyline[skyline.length - 1]?.[1] ?? 0;
}

/** A bumpy shape all round: the crown of a great tree. */
export function puff(random: Random, x: number, y: number, { width, height }: { width: number; height: number }): string {
  const bumps = Math.max(9, Math.round((width + height) / Math.min(width, height) / 0.22));
  const points = Array.from({ length: bumps }, (_, i): Point => {
    const angle = (i / bumps) * Math.PI * 2 + random.between(-0.12, 0.12);
    const reach = random.between(0.84, 0.97);
    return [x + (Math.cos(angle) * width * reach) / 2, y + (Math.sin(angle) * height * reach) / 2];
  });
  const arcs = points.map(([px, py], i) => {
    const [nx, ny] = points[(i + 1) % bumps] ?? [px, py];
    const radius = Math.hypot(nx - px, ny - py) * random.between(0.54, 0.66);
    return d`A${radius} ${radius} 0 0 1 ${nx} ${ny}`;
  });
  const [startX, startY] = points[0] ?? [x, y];
  return d`M${startX} ${startY}${arcs.join('')}Z`;
}

/** A heap with a flat base and a bumpy top: clouds, bushes, crowns of trees. */
export function heap(random: Random, x: number, base: number, { width, height }: { width: number; height: number }): string {
  const bumps = Math.max(4, Math.round((width / height) * 2.6));
  const points = Array.from({ length: bumps + 1 }, (_, i): Point => {
    const across = -Math.cos((i / bumps) * Math.PI);
    const up = Math.sin((i / bumps) * Math.PI) ** 0.8;
    const inner = i > 0 && i < bumps;
    return [x + (across * width) / 2, base - up * height * (inner ? random.between(0.74, 0.98) : 0)];
  });
  const arcs = points.slice(1).map(([px, py], i) => {
    const [qx, qy] = points[i] ?? [px, py];
    const radius = Math.hypot(px - qx, py - qy) * random.between(0.54, 0.64);
    return d`A${radius} ${radius} 0 0 1 ${px} ${py}`;
  });
  const [startX] = points[0] ?? [x];
  return d`M${startX} ${base}${arcs.join('')}Z`;
}
