/** Copied text brings blanks and hyphens that look like the plain ones and are not: they are meant as such. */
export function plainText(text: string): string {
  return text.replace(/[\u00a0\u2000-\u200a\u202f]/g, ' ').replace(/[\u2010-\u2015\u2212]/g, '-');
}

/** A phone number as people write it, with dots or strokes between its digits, or as a link has it (spec 2, section 5). */
export function phoneText(text: string): string {
  return plainText(text)
    .replace(/^\s*tel:/i, '')
    .replace(/(?<=\d)[./]+/g, ' ');
}

/** An e-mail address that was copied from a link. */
export function emailText(text: string): string {
  return text.replace(/^\s*mailto:/i, '');
}
