/** Takes a cookie back, also one that a script of others has kept for a domain above the shop's host. */
export function forgetCookie(name: string): void {
  keepCookie(name, '', 0);
  const parts = location.hostname.split('.');
  for (let from = 0; from < parts.length - 1; from++)
    document.cookie = `${name}=; domain=${parts.slice(from).join('.')}; path=/; max-age=0`;
}

/** Keeps something for the whole shop; over https it travels by https alone. */
export function keepCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}
