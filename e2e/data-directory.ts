/** What the shop of the journeys stores: releases, mail, processes. A path from the root of the repository, where they run. */
export const DATA_DIR = process.env.JOURNEY_DATA_DIR ?? 'var/journeys';
