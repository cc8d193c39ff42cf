const openStorage = (): Storage | null => {
  try {
    return typeof window === 'undefined' ? null : window.sessionStorage;
  } catch {
    // The visitor forbids storage: what is typed lives as long as the page.
    return null;
  }
};

/** The storage of this tab, or null where there is none. */
export const tabStorage = openStorage();
