export const meta = {
  home: { title: 'Himoya', description: 'Himoya' },
  not_found: { title: 'Himoya', description: 'Himoya' },
}
