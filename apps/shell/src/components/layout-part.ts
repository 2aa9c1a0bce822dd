import css from './layout.module.css';

/** The element around what stands above the page, and around what stands below it. */
export const LAYOUT_PART = { className: css.part, 'data-layout': '' } as const;
