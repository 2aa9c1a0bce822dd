import type { Wish } from '@shop/contracts/page';
import { renderRoutes, type Opening } from '@shop/testing/render-routes';
import { readFileSync } from 'node:fs';
import type { RouteObject } from 'react-router';

const messages = JSON.parse(readFileSync('apps/account/src/messages/en_GB.json', 'utf8')) as Record<string, string>;

export const aWish = (id: string, label: string, type: Wish['type'] = 'STAY'): Wish => ({
  ...{ type, id, label, hotel: 'Inn', imageUrl: '/images/sea-1/640_360.webp' },
  uri: `/${type === 'STAY' ? 'product' : 'activity'}/${id}`,
});

/** Draws routes of the account, with its real messages. */
export const openAccount = (routes: RouteObject[], opening: Opening = {}) => renderRoutes(routes, { messages, ...opening });
