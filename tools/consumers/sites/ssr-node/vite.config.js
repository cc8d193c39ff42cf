export default {
  publicDir: false,
  build: {
    outDir: 'dist/client',
    rolldownOptions: { input: 'src/client.tsx', output: { entryFileNames: '[name].js' } },
  },
};
