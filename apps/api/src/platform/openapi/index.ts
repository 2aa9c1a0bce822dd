/** The description of the calls for developers of clients. */
export { describeCall } from './describe-call.ts';
