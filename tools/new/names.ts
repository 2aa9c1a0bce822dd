/** `spa-days` -> `SpaDays`. */
export function pascal(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `spa-days` -> `spaDays`. */
export function camel(name: string): string {
  const word = pascal(name);
  return word.charAt(0).toLowerCase() + word.slice(1);
}

/** `spa-days` -> `spa days`, for sentences. */
export function spoken(name: string): string {
  return name.replaceAll('-', ' ');
}

/** What a generated thing may be called: it becomes a folder, a name in code and part of addresses. */
export function isName(name: string | undefined): name is string {
  return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name ?? '') && (name ?? '').length <= 30;
}
