/** Written by draw-icons.ts. Changes with the drawings: the sheet is cached for good. */
export const ICON_SHEET_VERSION = 'ca12cb4b';
