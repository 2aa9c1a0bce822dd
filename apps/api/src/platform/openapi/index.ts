/** The description of the calls for whoever writes a client. */
export { describeCall } from './describe-call.ts';
