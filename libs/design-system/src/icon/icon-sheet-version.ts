/** Written by draw-icons.ts. Changes with the drawings: under this version alone, a shell has the sheet cached for a year. */
export const ICON_SHEET_VERSION = 'ca12cb4b';
