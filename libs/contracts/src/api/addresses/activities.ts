// Activities without a night.
export const SEARCH_ACTIVITIES = 'POST /api/search/activity-only.json';
export const GET_ACTIVITY = 'GET /api/activity-only/weekend/:id/detail.json';
export const LIST_ACTIVITY_IMAGES = 'GET /api/activities/:id/images.json';
