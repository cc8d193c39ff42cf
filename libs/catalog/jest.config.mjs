import { domPreset } from '../../jest.preset.mjs';

export default domPreset('catalog');
