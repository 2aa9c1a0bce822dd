/** An address that means the same wherever the sheet stands. */
const FROM_ANYWHERE = /^["']?(?:\/|#|data:|https?:)/;

/** A style sheet as it may stand in any document: what it names beside itself (`url(…)`) is named from `href`, its public address. */
export function movedStyles(text: string, href: string): string {
  const folder = href.slice(0, href.lastIndexOf('/') + 1);
  return text.replace(/url\(\s*([^)]+?)\s*\)/g, (whole, address: string) =>
    FROM_ANYWHERE.test(address) ? whole : `url(${address.replace(/^(["']?)(?:\.\/)?/, `$1${folder}`)})`,
  );
}
