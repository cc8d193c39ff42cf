/** URL of any picture or font in tests. */
module.exports = '/asset';
