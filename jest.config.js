import { browserProject, nodeProject } from './jest.preset.js';

/** A worker that has grown is replaced between two files: modules of finished specs stay in its memory and make it slow. */
const MAX_MEMORY = '900MB';

export default { projects: [nodeProject, browserProject], maxWorkers: 2, workerIdleMemoryLimit: MAX_MEMORY, testTimeout: 120_000 };
