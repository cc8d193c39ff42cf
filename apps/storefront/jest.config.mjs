import { libPreset } from '../../jest.preset.mjs';

export default libPreset('storefront');
