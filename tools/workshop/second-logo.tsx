/** The mark of the second brand: a roof over a door. */
export function SecondLogo({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" width="32" height="32" aria-hidden>
      <path fill="var(--brand)" d="M16 2 31 15H26V30H6V15H1Z" />
      <path fill="var(--highlight)" d="M12 30V20A4 4 0 0 1 20 20V30Z" />
    </svg>
  );
}
