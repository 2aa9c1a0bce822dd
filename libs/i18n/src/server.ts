/** The part of this library that needs Luxon: servers only. */
export * from './clock.ts';
export { defaultHosts, hostName, type HostLocales } from './hosts.ts';
export * from './resolve-site.ts';
