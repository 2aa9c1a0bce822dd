import { renderRoutes, type Opening } from '@shop/testing/render-routes';
import { readFileSync } from 'node:fs';
import type { RouteObject } from 'react-router';

const messages = JSON.parse(readFileSync('apps/gifting/src/messages/en_GB.json', 'utf8')) as Record<string, string>;

/** Draws routes of the gifts, with their real messages. */
export const openGifting = (routes: RouteObject[], opening: Opening = {}) => renderRoutes(routes, { messages, ...opening });
