import type { DrawnLook } from '@shop/domain';

/** The size that the drawings are made for. */
export const LOOK_SIZE = { width: 160, height: 90 };

export interface LookDrawing {
  /** Behind the shapes, and around them where there is more room. */
  readonly ground: string;
  /** From back to front; what goes beyond the size fills a frame of another shape. */
  readonly shapes: readonly { readonly fill: string; readonly path: string }[];
}

const shape = (fill: string, ...paths: readonly string[]) => ({ fill, path: paths.join('') });

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}A${radius} ${radius} 0 1 1 ${x + radius} ${y}A${radius} ${radius} 0 1 1 ${x - radius} ${y}Z`;
}

const dots = (radius: number, ...places: readonly (readonly [number, number])[]): string =>
  places.map(([x, y]) => circle(x, y, radius)).join('');

/** A piece of a ring, between two angles in degrees, clockwise from the right. */
function arc([x, y]: readonly [number, number], [outer, inner]: readonly [number, number], [from, to]: readonly [number, number]): string {
  const at = (radius: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)}`;
  };
  const large = to - from > 180 ? 1 : 0;
  return `M${at(outer, from)}A${outer} ${outer} 0 ${large} 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 ${large} 0 ${at(inner, from)}Z`;
}

const ring = (...[centre, radii]: readonly [readonly [number, number], readonly [number, number]]): string =>
  arc(centre, radii, [0, 180]) + arc(centre, radii, [180, 360]);

function flower(x: number, y: number, size: number): string {
  return Array.from({ length: 6 }, (_, petal) => {
    const angle = (petal * Math.PI) / 3;
    return circle(Number((x + size * Math.cos(angle)).toFixed(2)), Number((y + size * Math.sin(angle)).toFixed(2)), size * 0.62);
  }).join('');
}

/** The covers of gifts, as shapes: for pages, mails and documents. */
export const GIFT_LOOK_DRAWINGS: Readonly<Record<DrawnLook, LookDrawing>> = {
  birthday: {
    ground: '#fdeadb',
    shapes: [
      shape('#f2b84b', dots(1.8, [18, 20], [42, 12], [128, 16], [146, 40], [24, 58], [112, 30])),
      shape('#c93a24', dots(1.4, [32, 34], [52, 26], [118, 12], [138, 26], [14, 40], [148, 62])),
      shape('#0f6b6e', dots(1.6, [24, 10], [46, 44], [108, 18], [132, 52], [10, 70], [122, 42])),
      shape('#ffffff', 'M44 80H116A3 3 0 0 1 116 84H44A3 3 0 0 1 44 80Z'),
      shape('#e98c78', 'M50 58A4 4 0 0 1 54 54H106A4 4 0 0 1 110 58V80H50Z'),
      shape('#f6c9b8', 'M62 40A4 4 0 0 1 66 36H94A4 4 0 0 1 98 40V54H62Z'),
      shape(
        '#fff8f0',
        'M50 58A4 4 0 0 1 54 54H106A4 4 0 0 1 110 58V62A5 5 0 0 1 100 62A5 5 0 0 1 90 62A5 5 0 0 1 80 62A5 5 0 0 1 70 62A5 5 0 0 1 60 62A5 5 0 0 1 50 62Z',
      ),
      shape(
        '#fff8f0',
        'M62 40A4 4 0 0 1 66 36H94A4 4 0 0 1 98 40V42A4.5 4.5 0 0 1 89 42A4.5 4.5 0 0 1 80 42A4.5 4.5 0 0 1 71 42A4.5 4.5 0 0 1 62 42Z',
      ),
      shape('#0f6b6e', 'M68.500 24H71.500V36H68.500Z', 'M78.500 22H81.500V36H78.500Z', 'M88.500 24H91.500V36H88.500Z'),
      shape(
        '#f2b84b',
        'M70 14C73 18 73 22 70 22C67 22 67 18 70 14Z',
        'M80 12C83 16 83 20 80 20C77 20 77 16 80 12Z',
        'M90 14C93 18 93 22 90 22C87 22 87 18 90 14Z',
      ),
    ],
  },
  christmas: {
    ground: '#17483f',
    shapes: [
      shape('#ffffff', dots(1.1, [16, 16], [34, 30], [50, 14], [112, 20], [130, 34], [146, 14], [22, 52], [142, 56], [104, 40], [58, 36])),
      shape('#ffffff', dots(0.7, [26, 22], [42, 48], [120, 10], [136, 46], [10, 36], [152, 32])),
      shape('#eef4f2', 'M-320 82L0 78C30 70 56 74 80 76C108 78 134 70 160 76L480 82V300H-320Z'),
      shape('#7a4a2b', 'M76 70H84V80H76Z'),
      shape('#2f8f6b', 'M80 42L106 72H54Z'),
      shape('#3aa57c', 'M80 30L101 56H59Z'),
      shape('#4cba8f', 'M80 17L95 40H65Z'),
      shape(
        '#f2b84b',
        'M80 8L82.400 14.200L89 14.600L83.900 18.800L85.600 25.200L80 21.600L74.400 25.200L76.100 18.800L71 14.600L77.600 14.200Z',
      ),
      shape('#c93a24', dots(2.2, [72, 50], [90, 64], [66, 67])),
      shape('#f2b84b', dots(2, [86, 47], [78, 62], [84, 34], [97, 70])),
    ],
  },
  wedding: {
    ground: '#f3e9ec',
    shapes: [
      shape('#e3c4cd', dots(1.6, [22, 22], [40, 64], [122, 18], [140, 58], [14, 46], [148, 34])),
      shape('#c9a2ae', dots(1.1, [32, 40], [48, 18], [122, 64], [134, 36], [26, 74], [126, 76])),
      shape('#c93a24', 'M80 30C74 24 68 20 68 14.500A6.500 6.500 0 0 1 80 11A6.500 6.500 0 0 1 92 14.500C92 20 86 24 80 30Z'),
      shape('#d9a441', ring([68, 56], [22, 17.5])),
      shape('#f2c465', ring([92, 56], [22, 17.5])),
      // The first ring lies over the second one where they meet above.
      shape('#d9a441', arc([68, 56], [22, 17.5], [290, 340])),
    ],
  },
  thanks: {
    ground: '#e6efdd',
    shapes: [
      shape('#4c8a5b', 'M79 48H81V80H79Z', 'M62 44L64 43L81 78L79 80Z', 'M98 44L96 43L79 78L81 80Z'),
      shape('#6aa873', 'M78 62C66 62 60 56 58 50C68 50 76 54 78 62Z', 'M82 62C94 62 100 56 102 50C92 50 84 54 82 62Z'),
      shape('#c93a24', flower(60, 36, 8)),
      shape('#e98c78', flower(100, 36, 8)),
      shape('#f2b84b', flower(80, 26, 9.5)),
      shape('#fff8f0', circle(60, 36, 4.6), circle(100, 36, 4.6)),
      shape('#7a4a2b', circle(80, 26, 5.2)),
      shape('#0f6b6e', 'M72 68H88V73H72Z', 'M80 70.500L66 64V77Z', 'M80 70.500L94 64V77Z'),
      shape('#b9d2a8', dots(1.5, [22, 24], [38, 58], [122, 22], [140, 54], [16, 66], [146, 30], [34, 38], [128, 70])),
    ],
  },
};
