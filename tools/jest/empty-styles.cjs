// Class names in tests are their own keys: `styles.root` reads 'root'.
module.exports = new Proxy({}, { get: (_target, key) => (key === '__esModule' ? false : String(key)) });
