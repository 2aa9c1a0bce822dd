import { configure, getConfig } from '@testing-library/react';

/** The setting of the Testing Library is on while `findBy…` and `waitFor` try: its type is not public. */
interface Trial {
  readonly _disableExpensiveErrorDiagnostics?: boolean;
}

const { getElementError } = getConfig();

/**
 * Each failed try of `findBy…` and `waitFor` would print the whole document into an error that the next try replaces: the last one
 * gets the document when the time is up.
 */
configure({
  getElementError: (message, container) => (isTrying() ? withoutDocument(message) : getElementError(message, container)),
});

function isTrying(): boolean {
  return (getConfig() as Trial)._disableExpensiveErrorDiagnostics === true;
}

function withoutDocument(message: string | null): Error {
  return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
}
