const openStorage = (): Storage | null => {
  try {
    return typeof window === 'undefined' ? null : window.sessionStorage;
  } catch {
    // Storage is blocked: what is typed lives as long as the page.
    return null;
  }
};

/** The session storage of this tab, or null where it is unavailable. */
export const tabStorage = openStorage();
