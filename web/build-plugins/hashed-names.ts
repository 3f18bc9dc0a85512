/**
 * Seven letters of hash (42 bits, the fewest that the bundler takes for our files) tell the releases of a file apart. Every
 * page names a dozen files: eight letters would cost it 20 bytes, and the names of those that islands share 50 more (they
 * stand in the manifest). The framework keeps its name: it is what a page without a touch must not fetch.
 */
export const HASHED_NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: ({ name }: { name: string }) => `assets/${name === 'react' ? name : 'c'}-[hash:7].js`,
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}
