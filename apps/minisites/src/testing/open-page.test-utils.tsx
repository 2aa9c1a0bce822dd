import type { SlotProps } from '@shop/contracts/page';
import { aSite as site, renderRoutes, type Opening } from '@shop/testing/render-routes';
import { readFileSync } from 'node:fs';
import type { RouteObject } from 'react-router';

const ORIGIN = 'http://localhost:4200';
const messages = JSON.parse(readFileSync('apps/minisites/src/messages/en_GB.json', 'utf8')) as Record<string, string>;

export const aSite = (facts: Opening['site'] = {}) => site({ origin: ORIGIN, ...facts });

/** Draws routes of this remote, with its real messages; other remotes expose nothing but their names. */
export const openPage = (routes: RouteObject[], { at, site: facts }: Opening = {}) =>
  renderRoutes(routes, { messages, slot: Slot, site: aSite(facts), ...(at !== undefined && { at }) });

function Slot({ remote, widget }: SlotProps) {
  return <p>{`${remote} exposes ${widget}`}</p>;
}
