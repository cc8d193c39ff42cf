/** Lint rules of this workspace, in ESLint's format: oxlint loads them as the plugin `tropa`. */

const noExportAll = {
  meta: { messages: { list: 'List public names: no `export *`.' } },
  create: (context) => ({
    'ExportAllDeclaration[exported=null]': (node) => context.report({ node, messageId: 'list' }),
  }),
};

/** The first formatter of a page loads the data of the locale: 20 ms and more during hydration. */
const noEagerIntl = {
  meta: {
    messages: {
      lazy: 'Create formatters on first use, or use `formatNumber` and `pluralRu` of @tropa/ui-kit.',
    },
  },
  create: (context) => ({
    ":matches(NewExpression, CallExpression)[callee.object.name='Intl']": (node) => {
      const isDeferred = context.sourceCode.getAncestors(node).some(({ type }) => /Function/.test(type));
      if (!isDeferred) context.report({ node, messageId: 'lazy' });
    },
  }),
};

export default { meta: { name: 'tropa' }, rules: { 'no-export-all': noExportAll, 'no-eager-intl': noEagerIntl } };
