import { concert } from './activities/concert.ts';
import { cooking } from './activities/cooking.ts';
import { cycling } from './activities/cycling.ts';
import { gift } from './activities/gift.ts';
import { kayaking } from './activities/kayak.ts';
import { museum } from './activities/museum.ts';
import { outing } from './activities/outing.ts';
import { riding } from './activities/riding.ts';
import { sport } from './activities/sport.ts';
import { wine } from './activities/wine.ts';
import { massage } from './indoors/massage.ts';
import { room } from './indoors/room.ts';
import { spa } from './indoors/spa.ts';
import { table } from './indoors/table.ts';
import { beach } from './places/beach.ts';
import { castle } from './places/castle.ts';
import { city } from './places/city.ts';
import { countryside } from './places/countryside.ts';
import { hero } from './places/hero.ts';
import { mountain } from './places/mountain.ts';
import { sea } from './places/sea.ts';
import { snow } from './places/snow.ts';
import { treehouse } from './places/treehouse.ts';
import { vineyard } from './places/vineyard.ts';
import type { Scene } from './scene.ts';

export const PICTURE_KINDS = [
  'sea',
  'mountain',
  'snow',
  'vineyard',
  'room',
  'city',
  'castle',
  'spa',
  'countryside',
  'treehouse',
  'beach',
  'table',
  'kayak',
  'wine',
  'cycling',
  'massage',
  'museum',
  'cooking',
  'gift',
  'hero',
  'sport',
  'outing',
  'concert',
  'riding',
] as const;

export type PictureKind = (typeof PICTURE_KINDS)[number];

/** Every kind has two or three compositions: a number that shares no divisor with the five times of day. */
export const SCENES: Record<PictureKind, Scene> = {
  sea,
  mountain,
  snow,
  vineyard,
  room,
  city,
  castle,
  spa,
  countryside,
  treehouse,
  beach,
  table,
  kayak: kayaking,
  wine,
  cycling,
  massage,
  museum,
  cooking,
  gift,
  hero,
  sport,
  outing,
  concert,
  riding,
};
