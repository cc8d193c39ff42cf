/** Kopecks inside, roubles with at most two decimals on the wire (decision 4). */
export const toRoubles = (kopecks: number): number => kopecks / 100;

/** Roubles of a request as whole kopecks. */
export const toKopecks = (roubles: number): number => Math.round(roubles * 100);
