import { isWritten } from '../read-param.ts';

/** The parts of a path, decoded; null when they cannot be, or hold what is no sign. `/a//b/` has two. */
export function segmentsOf(path: string): string[] | null {
  try {
    const segments = path.split('/').filter(Boolean).map(decodeURIComponent);
    return segments.every(isWritten) ? segments : null;
  } catch {
    return null;
  }
}

/** Named parts of a path that fits the pattern, else null. */
export function matchPattern(pattern: string, segments: readonly string[]): Record<string, string> | null {
  const parts = pattern.split('/').filter(Boolean);
  const required = parts.filter((part) => !part.endsWith('?')).length;
  if (segments.length < required || segments.length > parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const part = parts[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1).replace('?', '')] = segment;
    else if (part !== segment) return null;
  }
  return params;
}
