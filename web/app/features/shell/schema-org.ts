/** Objects of schema.org as the text of a data block. `<` is escaped, so that no text of an editor can close the block. */
export const dataBlock = (objects: readonly object[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': objects }).replaceAll('<', String.raw`\u003c`)
