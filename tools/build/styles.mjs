/**
 * Class names of CSS Modules, the same in the browser's build, the server's and the published lib:
 * the server's HTML must carry the names that the client's styles define. They all begin alike: on a page of somebody else
 * the shop's parts are known by it.
 */
export const classNamePattern = (packageName) => `${packageName.replace(/^@tropa\//, 'tropa-')}-[name]-[local]`;
