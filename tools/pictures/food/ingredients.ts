import { circle, ellipse, group, line, path, rect, repeat, type Svg } from '../drawing/svg.ts';
import type { Stage } from '../stage/stage.ts';

export function ingredient(
  stage: Stage,
  kind: 'tomato' | 'lemon' | 'onion' | 'herb' | 'bowl' | 'mushroom' | 'pepper' | 'garlic',
  { x, y }: { x: number; y: number },
): Svg {
  const ink = stage.indoors;
  const drawings: Record<typeof kind, () => Svg> = {
    tomato: () =>
      circle(0, 0, 72, ink('#d9402f')) +
      circle(-18, -20, 40, { fill: '#ffffff', opacity: 0.12 }) +
      repeat(5, (i) => group(path('M0 0Q12 -18 0 -40Q-12 -18 0 0Z', ink('#4c8a3f')), `rotate(${i * 72})`)),
    lemon: () =>
      circle(0, 0, 66, ink('#f3c53c')) +
      circle(0, 0, 57, ink('#fff3c4')) +
      repeat(8, (i) => group(path('M0 -6L15 -44Q0 -54 -15 -44Z', ink('#f9dc6a')), `rotate(${i * 45})`)),
    onion: () =>
      circle(0, 0, 70, ink('#8a3f6b')) +
      circle(0, 0, 60, ink('#f3dfe8')) +
      [48, 36, 24, 12].map((r) => circle(0, 0, r, { fill: 'none', stroke: ink('#c98fb0'), width: 5 })).join(''),
    herb: () =>
      line('M0 80Q-6 0 10 -84', ink('#3f7a4a'), 7) +
      repeat(6, (i) => ellipse(i % 2 ? 30 : -26, 50 - i * 24, 28, 15, ink(i % 3 ? '#5a9a4f' : '#7fb04f'))),
    bowl: () =>
      circle(0, 0, 100, ink('#fbf6ec')) +
      circle(0, 0, 80, ink('#c8963c')) +
      circle(-8, -8, 70, ink('#d9ac4a')) +
      path('M-44 -20A52 52 0 0 1 10 -56', { fill: 'none', stroke: '#ffffff', width: 9, opacity: 0.5, round: true }),
    mushroom: () =>
      path('M-20 10V70Q0 84 20 70V10Z', ink('#efe2cb')) +
      path('M-66 14Q-66 -58 0 -60Q66 -58 66 14Q0 34 -66 14Z', ink('#d0b08a')) +
      path('M-48 -4Q-40 -40 -4 -46', { fill: 'none', stroke: '#ffffff', width: 9, opacity: 0.4, round: true }),
    pepper: () =>
      path('M-60 -30Q-40 -76 0 -58Q40 -76 60 -30Q70 50 26 80Q0 92 -26 80Q-70 50 -60 -30Z', ink('#f0a83c')) +
      path('M0 -56Q-12 10 0 84Q12 10 0 -56Z', ink('#d98a2c')) +
      rect(-9, -92, 18, 40, ink('#4c8a3f'), 7),
    garlic: () =>
      path('M0 -80Q12 -40 56 -6Q72 50 0 62Q-72 50 -56 -6Q-12 -40 0 -80Z', ink('#fbf3ea')) +
      line('M0 -62Q-26 0 -20 58M0 -62Q26 0 20 58', ink('#d9b8c8'), 4),
  };
  return group(
    group(ellipse(8, 14, 86, 84, { fill: '#0b1020', opacity: 0.16 }) + drawings[kind](), 'scale(.92)'),
    `translate(${Math.round(x)} ${Math.round(y)}) rotate(${(hashTurn(x, y) % 50) - 25})`,
  );
}

const hashTurn = (x: number, y: number): number => Math.abs(Math.round(x * 7 + y * 13));
