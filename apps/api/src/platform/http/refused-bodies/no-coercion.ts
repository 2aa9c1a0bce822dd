import AjvCompiler, { type BuildCompilerFromPool } from '@fastify/ajv-compiler';

type Compile = ReturnType<BuildCompilerFromPool>;

/**
 * An address carries text alone: numbers and switches are read from it. JSON says itself what is a number, so a body that
 * holds text or a boolean in its place is refused, not taken for what it may have meant.
 */
export function withoutCoercion(...[schemas, options]: Parameters<BuildCompilerFromPool>): Compile {
  const compilers: BuildCompilerFromPool = AjvCompiler();
  const fromText = compilers(schemas, options);
  const fromJson = compilers(schemas, { ...options, mode: undefined, customOptions: { ...options?.customOptions, coerceTypes: false } });
  return (route) => ((route as { httpPart?: string }).httpPart === 'body' ? fromJson : fromText)(route);
}
