/** What the operator's command about centres uses. */
export { listCentreKeys, makeCentreKey, revokeCentreKey } from './centres/centre-keys.ts';
