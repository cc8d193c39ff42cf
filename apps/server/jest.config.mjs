import { nodePreset } from '../../jest.preset.mjs';

// They wait for their databases as often as for the processor, so every core gets a worker; Jest leaves one free.
export default {
  ...nodePreset('server'),
  maxWorkers: '100%',
  // Each suite leaves about 25 MB behind, and a worker runs a hundred of them: collecting garbage in a heap that only grew
  // took two fifths of the processor. A worker whose heap exceeds this is replaced by a new one.
  workerIdleMemoryLimit: '400MB',
};
