declare module 'linebreak' {
  /** Where a text may be broken, or must be (`required`); positions in code units. */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}
