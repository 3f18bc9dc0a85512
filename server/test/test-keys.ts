/** The template's cast is sealed with it, so every test app opens with the same key. */
export const TEST_MASTER_KEY = `1:${Buffer.alloc(32, 'himoya test').toString('base64')}`
