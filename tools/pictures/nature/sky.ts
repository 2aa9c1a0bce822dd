import { mix } from '../drawing/colour.ts';
import { heap } from '../drawing/curves.ts';
import type { Random } from '../drawing/random.ts';
import { circle, d, line, path, rect, repeat, type Svg } from '../drawing/svg.ts';
import type { Stage } from '../stage/stage.ts';

/** The sky down to the horizon, with sun or moon, stars and clouds. */
export function sky(stage: Stage, horizon: number): Svg {
  const { light, width } = stage;
  const fade = stage.verticalFade([0, light.sky[0]], [0.58, light.sky[1]], [1, light.sky[2]]);
  return (
    rect(0, 0, width, stage.height, light.haze) +
    rect(0, 0, width, horizon + 40, fade) +
    stars(stage, horizon) +
    sun(stage) +
    clouds(stage, horizon) +
    birds(stage)
  );
}

function sun(stage: Stage): Svg {
  const { light, width, height, time } = stage;
  const { x, y, radius } = stage.sun;
  const reach = time === 'night' ? 380 : 640;
  const glow = stage.define(
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${Math.round(x)}" cy="${Math.round(y)}" r="${reach}">` +
      `<stop offset="0" stop-color="${light.sun}" stop-opacity=".8"/><stop offset=".25" stop-color="${light.sun}" stop-opacity=".3"/>` +
      `<stop offset="1" stop-color="${light.sun}" stop-opacity="0"/></radialGradient>`,
  );
  return rect(0, 0, width, height, glow) + (time === 'night' ? moon(stage) : circle(x, y, radius, light.sun));
}

function moon(stage: Stage): Svg {
  const { x, y, radius } = stage.sun;
  const chance = stage.random.fork('moon');
  if (chance.chance(0.5)) {
    const dim = mix(stage.light.sun, stage.light.sky[1], 0.18);
    return (
      circle(x, y, radius, stage.light.sun) +
      circle(x - radius * 0.3, y - radius * 0.25, radius * 0.2, dim) +
      circle(x + radius * 0.32, y + radius * 0.2, radius * 0.27, dim) +
      circle(x - radius * 0.15, y + radius * 0.5, radius * 0.14, dim)
    );
  }
  const r = radius;
  return path(
    d`M${x + r * 0.3} ${y - r}A${r} ${r} 0 1 0 ${x + r} ${y + r * 0.3}A${r * 0.85} ${r * 0.85} 0 0 1 ${x + r * 0.3} ${y - r}Z`,
    stage.light.sun,
  );
}

function stars(stage: Stage, horizon: number): Svg {
  const { darkness } = stage.light;
  if (darkness < 0.4) return '';
  const random = stage.random.fork('stars');
  return repeat((stage.width / 1600) * 90 * darkness, () =>
    circle(random.between(0, stage.width), horizon * 0.85 * random.next() ** 1.3, random.between(0.8, 2.4), {
      fill: '#ffffff',
      opacity: random.between(0.3, 0.95) * darkness,
    }),
  );
}

/** Clouds keep their distance from one another: one in each part of the sky at most. */
function clouds(stage: Stage, horizon: number): Svg {
  const random = stage.random.fork('clouds');
  const style = random.pick(['heaps', 'heaps', 'streaks', 'none']);
  if (style === 'none') return '';
  const parts = Math.round(stage.width / 420);
  return repeat(parts, (i) => {
    if (random.chance(0.35)) return '';
    const x = ((i + random.between(0.25, 0.75)) / parts) * stage.width;
    const y = horizon * random.between(0.16, 0.6);
    return style === 'heaps' ? heapCloud(stage, random, { x, y }) : streakCloud(stage, random, { x, y });
  });
}

function heapCloud(stage: Stage, random: Random, { x, y }: { x: number; y: number }): Svg {
  const { light } = stage;
  const width = random.between(170, 320);
  const white = mix(mix('#ffffff', light.sky[1], 0.15 + light.darkness * 0.62), light.sun, 0.1);
  const fill = stage.verticalFade([0, white, 0.95], [1, mix(white, light.sky[2], 0.5), 0.55]);
  return path(heap(random, x, y, { width, height: width * random.between(0.26, 0.36) }), fill);
}

function streakCloud(stage: Stage, random: Random, { x, y }: { x: number; y: number }): Svg {
  const white = mix('#ffffff', stage.light.sky[2], 0.3 + stage.light.darkness * 0.4);
  return repeat(3, (i) => {
    const length = random.between(120, 330) * (1 - i * 0.2);
    return rect(
      x - length / 2 + random.between(-90, 90),
      y + i * 24,
      length,
      13 - i * 2,
      { fill: white, opacity: 0.5 - 0.22 * stage.light.darkness },
      6,
    );
  });
}

function birds(stage: Stage): Svg {
  const random = stage.random.fork('birds');
  if (stage.light.darkness > 0.5 || random.chance(0.55)) return '';
  const x = stage.width * random.between(0.25, 0.75);
  const y = stage.height * random.between(0.14, 0.3);
  return repeat(random.whole(3, 5), (i) => {
    const bx = x + i * random.between(26, 44);
    const by = y + random.between(-26, 26);
    const span = random.between(9, 15);
    return line(
      d`M${bx - span} ${by - span * 0.3}Q${bx - span * 0.4} ${by - span * 0.6} ${bx} ${by}Q${bx + span * 0.4} ${by - span * 0.6} ${bx + span} ${by - span * 0.3}`,
      stage.light.shade,
      2.6,
      0.65,
    );
  });
}
