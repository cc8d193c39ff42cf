export default {
  build: {
    outDir: 'dist',
    rolldownOptions: {
      input: 'src/mount.ts',
      output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
    },
  },
};
