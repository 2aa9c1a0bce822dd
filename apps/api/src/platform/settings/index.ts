/** The settings and the clock of a shop, as far as every room knows them. */
export type { BaseShop } from './base-shop.ts';
export type { Clock } from './clock.ts';
export { RETENTION_PERIODS } from './retention-periods.ts';
export type { CustomerCareIssuer, ShopSettings } from './settings.ts';
export { shopOriginOf } from './shop-origin.ts';
