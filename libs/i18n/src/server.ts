/** The part of this library that servers alone need: hosts, words of regions and typography. */
export { homesOn } from './homes.ts';
export { defaultHosts, hostName, type HostLocales } from './hosts.ts';
export { localeOrigins, type LocaleOrigins } from './locale-origins.ts';
export * from './points-of-sale.ts';
export * from './regional-messages.ts';
export * from './resolve-site.ts';
export * from './typeset.ts';
