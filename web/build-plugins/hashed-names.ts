/**
 * Seven letters of hash (42 bits, the fewest that the bundler takes for our files) tell the releases of a file apart. Every
 * page names a dozen files: eight letters would cost it 20 bytes.
 */
export const HASHED_NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}
