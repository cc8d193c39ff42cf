/**
 * Class names of CSS Modules, the same in the browser's build, the server's and the published lib:
 * the server's HTML must carry the names that the client's styles define.
 */
export const classNamePattern = (packageName) => `${packageName.replace(/^@tropa\//, '')}-[name]-[local]`;

/** The pattern for a build that takes several packages at once: the file's name alone tells them apart. */
export const sharedClassNamePattern = '[name]-[local]-[hash]';
