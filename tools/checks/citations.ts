/** The documents that code may cite. */
export interface CitedDocuments {
  /** The two parts of the specification, as Markdown; section 4 is the heading `## 4. …`. */
  readonly specification: Readonly<Record<'1' | '2', string>>;
  /** Ids of docs/requirements.tsv. */
  readonly requirements: ReadonlySet<string>;
}

const AREAS = 'SHELL|HOME|SEARCH|PROD|HOTEL|ACT|GIFT|ACC|MINI|CONT|API|RULE';
const REQUIREMENT = new RegExp(`\\b(?:${AREAS})-\\d{3}\\b`, 'g');
/** `spec 2, sections 5 and 9`, `spec 1 and 2, section 4`. */
const SECTIONS = /\bspec (\d)(?: and (\d))?, sections? (\d+(?:(?:, | and )\d+)*)/g;

/** Citations of a text that lead nowhere: a section that the specification lacks, a requirement that is no row. */
export function danglingCitations(text: string, { specification, requirements }: CitedDocuments): readonly string[] {
  const sections = [...text.matchAll(SECTIONS)].flatMap(([, first, second, numbers]) =>
    [first, second].flatMap((part) => (part ? numbers!.match(/\d+/g)!.map((section) => ({ part, section })) : [])),
  );
  return [
    ...sections
      .filter(({ part, section }) => !new RegExp(`^## ${section}\\. `, 'm').test(specification[part as '1' | '2'] ?? ''))
      .map(({ part, section }) => `spec ${part}, section ${section}`),
    ...(text.match(REQUIREMENT) ?? []).filter((id) => !requirements.has(id)),
    // Numbers of an older list of decisions: the open points are cited by the requirement they belong to.
    ...(text.match(/\bdecision A-\d{3}\b/g) ?? []),
  ];
}
