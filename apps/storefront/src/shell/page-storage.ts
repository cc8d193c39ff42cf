const openStorage = (): Storage | null => {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    // Storage is blocked: everything that uses it stays in memory.
    return null;
  }
};

/** The page's local storage, or null where it is unavailable. */
export const pageStorage = openStorage();
