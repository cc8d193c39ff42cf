import { nodePreset } from '../../jest.preset.mjs';

export default nodePreset('server');
