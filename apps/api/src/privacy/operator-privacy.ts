/** What the operator's commands use. */
export { dataOfGuest, eraseGuest, type GuestData } from './guests.ts';
