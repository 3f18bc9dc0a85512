/**
 * Islands are written for React and run on Preact's implementation of it: the same screens at half the bytes, and a chat
 * that opens a second and a half earlier on a slow phone (docs/decisions/0009-islands-run-on-preact.md).
 */
export const ISLAND_RUNTIME = {
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  react: 'preact/compat',
}
