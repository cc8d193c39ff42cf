import type { FastifyBaseLogger } from 'fastify';
import { createRareLog } from '../api/rare-log.js';
import { passingTrouble } from '../db/database-trouble.js';
import { TooLate, within } from '../db/within.js';

/** How long a page waits for what it shows of its visitor, milliseconds: longer than any healthy database takes. */
const usualPatience = 2_000;
/** Reads in progress at most: one that a page no longer waits for still occupies the database. */
const usualReadings = 20;

/** Reads what pages show of their visitors. */
export interface OwnDataReader {
  /**
   * What a page shows of its visitor; nothing when it could not be read, or not in time. Such a page is complete all the
   * same: its widgets make the calls themselves, and those can be tried again.
   */
  read<Data extends object>(work: () => Promise<Data>): Promise<Partial<Data>>;
  /** Logs what is counted and not logged yet. */
  stop(): void;
}

/** Creates a reader. Troubles of the database are logged as counts: an outage must not become a flood of lines. */
export function createOwnDataReader(
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  { patience = usualPatience, maxReadings = usualReadings } = {},
): OwnDataReader {
  const troubles = createRareLog((reason, count) =>
    log.warn({ reason, count }, 'pages are sent without the data of their visitors'),
  );
  let underWay = 0;
  const counted = async <Data>(work: () => Promise<Data>): Promise<Data> => {
    underWay += 1;
    try {
      return await work();
    } finally {
      underWay -= 1;
    }
  };
  return {
    async read(work) {
      if (underWay >= maxReadings) {
        troubles.note('too many are being read');
        return {};
      }
      try {
        return await within(patience, counted(work));
      } catch (error) {
        const trouble = error instanceof TooLate ? error.message : passingTrouble(error);
        if (trouble === null) log.error({ err: error }, 'a page is sent without the data of its visitor');
        else troubles.note(trouble);
        return {};
      }
    },
    stop: () => troubles.stop(),
  };
}
