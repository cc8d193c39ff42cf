export { describeConformance } from '../testing/describeConformance.js';
export type { ConformanceOptions } from '../testing/describeConformance.js';
