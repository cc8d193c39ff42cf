import { dropRunDatabases } from './run-databases.js';

/** Jest's global tear-down. */
export default dropRunDatabases;
