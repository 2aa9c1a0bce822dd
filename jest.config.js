import { browserProject, nodeProject } from './jest.preset.js';

export default { projects: [nodeProject, browserProject], maxWorkers: 2, testTimeout: 120_000 };
