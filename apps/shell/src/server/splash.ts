/** The welcome of a country with two languages (spec 2, section 2): a choice, in both languages, without any script. */
export function splashPage(name: string, css: readonly string[]): string {
  const sheets = css.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return `<!doctype html><html lang="nl-BE"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${name} · België, Belgique</title>${sheets}</head><body><main class="splash"><h1>${name}</h1><p lang="nl">Kies je taal</p><p lang="fr">Choisissez votre langue</p><p><a lang="nl" hreflang="nl-BE" href="/nl">Nederlands</a> · <a lang="fr" hreflang="fr-BE" href="/fr">Français</a></p></main></body></html>`;
}
