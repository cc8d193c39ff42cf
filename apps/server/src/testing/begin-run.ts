import { beginRun } from './run-databases.js';

/** Jest's global set-up. */
export default beginRun;
