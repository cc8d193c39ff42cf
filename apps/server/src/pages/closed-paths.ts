/** What search engines should not index: personal pages, API calls, variants of lists. */
export const closedPaths = [
  '/api/',
  '/basket',
  '/order',
  '/profile',
  '/favorites/',
  '/catalog/compare/',
  '/search/',
  '/pay/',
  '/credit/',
  '/demo/',
  '/*?*sort=',
  '/*?*limit=',
] as const;

/** Whether an address of the shop is closed to search engines. */
export const isClosed = (path: string): boolean => closedPaths.some((closed) => path.startsWith(closed));
