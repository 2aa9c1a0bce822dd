import type { BuildCompilerFromPool } from '@fastify/ajv-compiler';
import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';
import { withoutCoercion } from './refused-bodies/no-coercion.ts';

/** How the schemas of calls are compiled. */
export type CallSchemas = NonNullable<FastifyServerOptions['schemaController']>;

type Compile = ReturnType<BuildCompilerFromPool>;
type Validate = ReturnType<Compile>;

const serializers = SerializerSelector();

/** Those of all calls, before the application is ready; what is wrong with one stops it. */
export const SCHEMAS_AT_START: CallSchemas = { compilersFactory: { buildValidator: withoutCoercion, buildSerializer: serializers } };

/** A call's, at its first request: a process that has two hundred calls is ready half a second sooner. */
export const SCHEMAS_WHEN_CALLED: CallSchemas = {
  compilersFactory: {
    buildValidator(...parts: Parameters<typeof withoutCoercion>) {
      const compile = withoutCoercion(...parts);
      return (route: Parameters<Compile>[0]) => validatorOf(() => compile(route));
    },
    buildSerializer(...parts: Parameters<typeof serializers>) {
      const compile = serializers(...parts);
      return (route) => {
        let serialize: ReturnType<typeof compile> | undefined;
        return (answer: unknown) => (serialize ??= compile(route))(answer);
      };
    },
  },
};

/** `schemaEnv` tells Fastify that a value at the root can be coerced in its parent, `errors` why the last value was refused. */
function validatorOf(compile: () => Validate): Validate {
  let compiled: Validate | undefined;
  const validate = (...value: Parameters<Validate>) => {
    compiled ??= compile();
    const isValid = compiled(...value);
    validate.errors = compiled.errors;
    return isValid;
  };
  validate.errors = undefined as Validate['errors'];
  validate.schemaEnv = true;
  return validate as unknown as Validate;
}
