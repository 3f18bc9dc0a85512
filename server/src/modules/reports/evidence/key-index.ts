import type { Platform } from '../../../platform/platform.ts'

/** How an upload is found by its one-time key, which we do not keep. */
export const keyIndex = ({ vault }: Pick<Platform, 'vault'>, key: string): Buffer => vault.blindIndex('evidence key', key)
