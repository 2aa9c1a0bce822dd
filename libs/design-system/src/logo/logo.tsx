/** The mark of the default brand: a sun going down over a lagoon's sail. */
export function Logo({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" width="32" height="32" aria-hidden>
      <path
        fill="var(--highlight)"
        d="M16 1A15 15 0 0 0 1 16v9.400A5.600 5.600 0 0 0 2.640 29.360L29.360 2.640A5.600 5.600 0 0 0 25.400 1Z"
      />
      <path
        fill="var(--action)"
        d="M31 6.600A5.600 5.600 0 0 0 29.360 2.640L2.640 29.360A5.600 5.600 0 0 0 6.600 31H16A15 15 0 0 0 31 16Z"
      />
    </svg>
  );
}
