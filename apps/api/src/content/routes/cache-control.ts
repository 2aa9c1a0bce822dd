/** How long a visitor's browser and a cache may keep content. */
export const KEEP = 'public, max-age=60';
