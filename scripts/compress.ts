// Compresses what the server sends of a build, beside each file and once: else each start of a server does it again, and the first who
// needs a script waits for it. `node scripts/compress.ts build/console`
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressBody } from '../server/src/platform/http/compressed-body.ts'
import { COMPRESSED, compresses, listAddresses } from '../server/src/platform/pages/static.ts'

const [folder = ''] = process.argv.slice(2)
await Promise.all((await listAddresses(folder)).filter(compresses).map((address) => compress(join(folder, address))))

async function compress(file: string): Promise<void> {
  const made = await compressBody(await readFile(file))
  for (const [encoding, ending] of COMPRESSED) await writeFile(file + ending, made[encoding])
}
