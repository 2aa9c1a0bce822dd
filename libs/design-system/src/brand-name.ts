/** The default brand's name: the one place that holds it. */
export const defaultBrandName = 'Escale';
