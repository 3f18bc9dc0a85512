import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { AnswerWatch } from '../src/platform/http/answer-watch.ts'
import { documentPath, type OpenApi } from '../src/platform/http/openapi.ts'

/**
 * Holds every answer a test gets against the OpenAPI document: its status, its type and its shape must stand there.
 * `findings` is empty when they all do.
 */
export function createDocumentCheck(): { watch: AnswerWatch; use: (document: OpenApi) => void; findings: string[] } {
  const findings: string[] = []
  const validators = new Map<string, ValidateFunction>()
  // Formats are spelled out as patterns by the schemas already.
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  let document: OpenApi | null = null

  const validatorOf = (key: string, schema: object): ValidateFunction => {
    const known = validators.get(key)
    if (known) return known
    const validator = ajv.compile({ ...schema, components: document?.components })
    validators.set(key, validator)
    return validator
  }

  return {
    findings,
    use: (made) => void (document = made),
    watch({ method, route, status, content_type, body }) {
      const name = `${method} ${route} ${status}`
      const answer = document?.paths[documentPath(route)]?.[method.toLowerCase()]?.responses[status] as
        | { content?: Record<string, { schema: object }> }
        | undefined
      if (!answer) return void findings.push(`${name} is not in the document: ${body}`)
      const schema = answer.content?.['application/json']?.schema
      if (!schema) return void (body !== '' && findings.push(`${name} has a body the document does not know`))
      const [type = ''] = content_type.split(';')
      if (type !== 'application/json' && answer.content?.[type]) return undefined
      if (!content_type.startsWith('application/json')) return void findings.push(`${name} is not JSON but ${content_type}`)
      const validate = validatorOf(name, schema)
      if (!validate(JSON.parse(body))) findings.push(`${name} ${ajv.errorsText(validate.errors)}: ${body}`)
      return undefined
    },
  }
}
