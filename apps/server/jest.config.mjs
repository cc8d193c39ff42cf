import { availableParallelism } from 'node:os';
import { nodePreset } from '../../jest.preset.mjs';

// They wait for their databases as often as for the processor: two cores take three workers, a tenth faster than two.
export default {
  ...nodePreset('server'),
  globalSetup: '<rootDir>/src/testing/begin-run.ts',
  globalTeardown: '<rootDir>/src/testing/end-run.ts',
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // Each suite leaves about 25 MB behind, and a worker runs a hundred of them: collecting garbage in a heap that only grew
  // took two fifths of the processor. A worker whose heap exceeds this is replaced by a new one.
  workerIdleMemoryLimit: '400MB',
};
