import { nodePreset } from '../../jest.preset.mjs';

// They wait for their databases as often as for the processor, so every core gets a worker; Jest leaves one free.
export default { ...nodePreset('server'), maxWorkers: '100%' };
