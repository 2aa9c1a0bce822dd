import { configure, getConfig } from '@testing-library/react';

/** The setting of the Testing Library is on while `findBy…` and `waitFor` poll: its type is not public. */
interface Polling {
  readonly _disableExpensiveErrorDiagnostics?: boolean;
}

const { getElementError } = getConfig();

/**
 * Each failed poll of `findBy…` and `waitFor` would print the whole document into an error that the next one replaces: the last one
 * gets the document when the time is up.
 */
configure({
  getElementError: (message, container) => (isPolling() ? withoutDocument(message) : getElementError(message, container)),
});

function isPolling(): boolean {
  return (getConfig() as Polling)._disableExpensiveErrorDiagnostics === true;
}

function withoutDocument(message: string | null): Error {
  return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
}
