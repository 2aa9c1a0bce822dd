import { MARK, MARK_SIZE } from '../brand/mark.ts';

/** The mark of the default brand. */
export function Logo({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox={`0 0 ${MARK_SIZE} ${MARK_SIZE}`} width={MARK_SIZE} height={MARK_SIZE} aria-hidden>
      {MARK.map(({ role, path }) => (
        <path key={role} fill={`var(--${role})`} d={path} />
      ))}
    </svg>
  );
}
