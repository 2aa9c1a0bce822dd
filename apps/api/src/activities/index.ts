/** The activities that the home page shows. */
export { activityShelf } from './activity-shelf.ts';
