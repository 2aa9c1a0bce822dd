import css from './gift-teaser.module.css';

/** A wrapped box with a bow, in the brand's colours. */
export function GiftPicture() {
  return (
    <svg viewBox="0 0 560 360" preserveAspectRatio="xMidYMid meet" className={css.drawing} aria-hidden>
      <circle className={css.glow} cx="400" cy="120" r="230" />
      <ellipse className={css.shade} cx="280" cy="318" rx="190" ry="18" />
      <rect className={css.box} x="130" y="180" width="300" height="138" rx="8" />
      <rect className={css.lidShade} x="130" y="180" width="300" height="16" />
      <rect className={css.lid} x="110" y="136" width="340" height="46" rx="8" />
      <rect className={css.ribbon} x="257" y="136" width="46" height="182" />
      <path className={css.bow} d="M280 136c-18-44-70-64-92-42s16 46 92 42Zm0 0c18-44 70-64 92-42s-16 46-92 42Z" />
      <path className={css.knot} d="M280 136c-10-22-38-34-50-24s6 26 50 24Zm0 0c10-22 38-34 50-24s-6 26-50 24Z" />
      <g className={css.sparks}>
        <circle cx="74" cy="78" r="7" />
        <circle cx="62" cy="214" r="7" />
        <circle cx="268" cy="34" r="5" />
        <circle cx="486" cy="70" r="8" />
        <circle cx="496" cy="236" r="6" />
      </g>
    </svg>
  );
}
