import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './project.mjs'

/**
 * All packages that what is released was built from or runs with, as CycloneDX 1.6. From the lock file, which knows what only
 * development needs: `npm sbom --omit=dev` leaves out whatever a tool of development needs as well, React, zod and ws among it.
 */
export function packageList() {
  const { version: release, packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  const components = Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { name = path.split('node_modules/').at(-1), version, license, integrity }]) => {
      const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
      return {
        type: 'library',
        'bom-ref': `${purl}#${path}`,
        name,
        version,
        purl,
        ...(license ? { licenses: [{ expression: license }] } : {}),
        ...(integrity ? { hashes: [hashOf(integrity)] } : {}),
      }
    })
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': 'himoya', name: 'himoya', version: release } },
    components,
  }
}

/** `sha512-…` in base64, as lock files say it, in hexadecimal, as CycloneDX does. */
function hashOf(integrity) {
  const [algorithm, value] = integrity.split('-')
  return { alg: algorithm.toUpperCase().replace('SHA', 'SHA-'), content: Buffer.from(value, 'base64').toString('hex') }
}
