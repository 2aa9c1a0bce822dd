/** Kinds of a refusal after which the same call may succeed: later, once an order has ended, or with what a field is corrected to. */
const REPEATABLE: readonly string[] = ['failed', 'tooMany', 'mailboxFull', 'inOrder', 'field', 'changed'];

/** Whether a page still offers what was refused. What is refused for good keeps its text and loses its button. */
export const mayBeRepeated = (refusal: { readonly kind: string } | undefined): boolean => !refusal || REPEATABLE.includes(refusal.kind);
