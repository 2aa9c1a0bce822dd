/** The part of this library that needs Luxon: servers only. */
export * from './clock.ts';
export { defaultHosts, hostName, type HostLocales } from './hosts.ts';
export { localeOrigins, type LocaleOrigins } from './locale-origins.ts';
export * from './resolve-site.ts';
