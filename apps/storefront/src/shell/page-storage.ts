const openStorage = (): Storage | null => {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    // The visitor forbids storage: everything that uses it lives in memory.
    return null;
  }
};

/** The page's lasting storage, or null where there is none. */
export const pageStorage = openStorage();
