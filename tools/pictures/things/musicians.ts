import { type Colour, lighter, mix } from '../drawing/colour.ts';
import { circle, ellipse, group, line, path, rect, type Svg } from '../drawing/svg.ts';

interface Player {
  x: number;
  /** Where chair and instrument stand. */
  y: number;
  /** 1 is 280 high. */
  size: number;
  dress: Colour;
  skin: Colour;
  /** Colours as the light of the scene shows them. */
  tone(colour: Colour): Colour;
}

const placed = (figure: Svg, { x, y, size }: Player): Svg => group(figure, `translate(${Math.round(x)} ${Math.round(y)}) scale(${size})`);

/** A grand piano, its lid open to the hall, and somebody who plays it. */
export function pianist(player: Player): Svg {
  const { dress, skin, tone } = player;
  const [lacquer, inside, hair] = [tone('#1c1e26'), tone('#8a5a34'), tone('#3f2c22')];
  return placed(
    ellipse(20, 2, 380, 12, { fill: '#0b1020', opacity: 0.35 }) +
      line('M-180 -120V-4M-20 -120V-4M150 -120V-4', lacquer, 16) +
      line('M52 -110V-24M34 -20H70', lighter(lacquer, 0.12), 7) +
      path('M-232 -182Q-250 -300 -196 -352Q-150 -384 -60 -330Q60 -262 176 -182Z', lighter(lacquer, 0.1)) +
      path('M-216 -186Q-228 -286 -188 -328Q-150 -352 -70 -306Q40 -246 140 -186Z', inside) +
      line('M70 -186L10 -268', tone('#c9a25a'), 5) +
      path('M-240 -186H190Q206 -186 206 -170V-124Q206 -108 190 -108H-206Q-240 -110 -240 -146Z', lacquer) +
      rect(-226, -178, 400, 7, { fill: '#ffffff', opacity: 0.18 }, 3) +
      path('M196 -160H250V-142H196Z', tone('#f6f1e6')) +
      path('M190 -142H254V-124H190Z', lacquer) +
      path('M176 -186L206 -244L214 -240L190 -182Z', lighter(lacquer, 0.16)) +
      line('M286 -78V-4M362 -78V-4', lacquer, 10) +
      rect(272, -92, 104, 18, tone('#5a3a2c'), 8) +
      line('M318 -104L256 -100L250 -10', mix(dress, '#0b1020', 0.25), 34) +
      line('M250 -8H226', lacquer, 14) +
      path('M284 -88Q276 -180 296 -224Q322 -244 344 -216Q360 -160 354 -88Z', dress) +
      line('M310 -206L272 -160L234 -166', lighter(dress, 0.08), 21) +
      circle(230, -166, 11, skin) +
      circle(306, -256, 27, skin) +
      path('M278 -262Q284 -294 314 -290Q342 -284 336 -250Q330 -230 318 -234Q316 -260 278 -262Z', hair),
    player,
  );
}

/** Somebody with a cello, who looks to the left. */
export function cellist(player: Player): Svg {
  const { dress, skin, tone } = player;
  const [wood, dark, hair] = [tone('#b9682e'), tone('#3a2418'), tone('#6b4a30')];
  return placed(
    ellipse(0, 2, 130, 9, { fill: '#0b1020', opacity: 0.35 }) +
      line('M6 -86V-4M86 -86V-4M88 -86V-190', tone('#2c2a30'), 9) +
      rect(-4, -96, 98, 14, tone('#5a3a2c'), 6) +
      path('M14 -92Q4 -180 26 -220Q50 -240 74 -216Q92 -160 88 -92Z', dress) +
      line('M52 -104L-24 -108L-44 -8', mix(dress, '#0b1020', 0.18), 36) +
      line('M-46 -6H-70', dark, 13) +
      group(
        line('M0 20V-40', tone('#c9ced0'), 5) +
          path(
            'M-44 -20Q-60 -70 -34 -96Q-46 -120 -36 -150Q-16 -176 0 -176Q16 -176 36 -150Q46 -120 34 -96Q60 -70 44 -20Q20 0 0 0Q-20 0 -44 -20Z',
            wood,
          ) +
          path('M-44 -20Q-60 -70 -34 -96Q-46 -120 -36 -150Q-26 -110 -20 -96Q-34 -60 -24 -10Z', { fill: dark, opacity: 0.3 }) +
          line('M-16 -92Q-24 -76 -16 -60M16 -92Q24 -76 16 -60', dark, 4) +
          line('M0 -20V-286', dark, 9) +
          line('M-7 -288Q0 -306 8 -288', dark, 8),
        'translate(-26 -26) rotate(13)',
      ) +
      line('M70 -204L20 -150L-52 -116', lighter(dress, 0.08), 19) +
      line('M-104 -104L44 -132', tone('#f3e2c0'), 5) +
      circle(-54, -114, 10, skin) +
      line('M34 -206L12 -236L14 -250', lighter(dress, 0.12), 18) +
      circle(14, -254, 10, skin) +
      circle(40, -254, 26, skin) +
      path('M14 -262Q20 -290 48 -284Q74 -276 68 -246Q66 -214 54 -206Q48 -224 50 -246Q36 -262 14 -262Z', hair),
    player,
  );
}

/** Heads and shoulders of people who look away from us. */
export function listener({ x, y, size: s }: { x: number; y: number; size: number }, colour: Colour): Svg {
  return (
    ellipse(x, y + s * 0.2, s * 1.15, s * 1.1, colour) +
    rect(x - s * 0.26, y - s * 1.1, s * 0.52, s * 0.6, colour, s * 0.2) +
    ellipse(x, y - s * 1.3, s * 0.62, s * 0.74, colour)
  );
}
