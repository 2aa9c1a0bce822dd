/** The messages that an editor may have changed. */
export { readMessages } from './read-messages.ts';
