/** Countries that a buyer can live in, ISO 3166-1; the five we sell in among them. */
export const COUNTRIES = ['AD', 'AT', 'BE', 'CA', 'CH', 'CZ', 'DE', 'DK', 'ES', 'FI', 'FR', 'GB', 'GR', 'IE', 'IT', 'LU', 'MC', 'NL', 'NO', 'PL', 'PT', 'SE', 'US'] as const;
