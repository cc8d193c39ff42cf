/**
 * Class names of CSS Modules, the same in the client build, the server build and the published lib: the server's HTML
 * must have the names that the client's styles define. They share a prefix: on a page of another site the shop's parts
 * are recognised by it.
 */
export const classNamePattern = (packageName) => `${packageName.replace(/^@tropa\//, 'tropa-')}-[name]-[local]`;
