import { fileURLToPath } from 'node:url';
import { nodePreset } from '../../jest.preset.mjs';

export default { ...nodePreset('contract-check'), rootDir: fileURLToPath(new URL('.', import.meta.url)) };
