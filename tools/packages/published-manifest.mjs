/** Conditions of `exports` that point to files of the workspace only: a tarball has no `src`. */
const WORKSPACE_CONDITION = '@tropa/source';

const withoutSource = (target) => {
  if (typeof target === 'string') return target;
  const { [WORKSPACE_CONDITION]: _source, ...conditions } = target;
  const names = Object.keys(conditions);
  return names.length === 1 && names[0] === 'default' ? conditions.default : conditions;
};

/** The published package.json: without what applies only in the workspace. */
export function publishedManifest({ scripts: _scripts, devDependencies: _dev, nx: _nx, ...manifest }) {
  if (manifest.exports === undefined) return manifest;
  const exports = Object.entries(manifest.exports).map(([entry, target]) => [entry, withoutSource(target)]);
  return { ...manifest, exports: Object.fromEntries(exports) };
}
