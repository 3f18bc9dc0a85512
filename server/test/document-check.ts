import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { AnswerWatch } from '../src/platform/http/answer-watch.ts'
import { documentPath, type OpenApi } from '../src/platform/http/openapi.ts'

/** With the checks compiled from it so far; any number of servers with the same document may share it. */
export type KnownDocument = { document: OpenApi; errorsOf: (name: string, schema: object, answer: unknown) => string | null }

export function knowDocument(document: OpenApi): KnownDocument {
  const validators = new Map<string, ValidateFunction>()
  // Formats are spelled out as patterns by the schemas already.
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  return {
    document,
    errorsOf(name, schema, answer) {
      const validate = validators.get(name) ?? ajv.compile({ ...schema, components: document.components })
      validators.set(name, validate)
      return validate(answer) ? null : ajv.errorsText(validate.errors)
    },
  }
}

/**
 * Holds every answer a test gets against the OpenAPI document: its status, its type and its shape must stand there.
 * `findings` is empty when they all do.
 */
export function createDocumentCheck(): { watch: AnswerWatch; use: (document: KnownDocument) => void; findings: string[] } {
  const findings: string[] = []
  let known: KnownDocument | null = null

  return {
    findings,
    use: (made) => void (known = made),
    watch({ method, route, status, content_type, body }) {
      const name = `${method} ${route} ${status}`
      const answer = known?.document.paths[documentPath(route)]?.[method.toLowerCase()]?.responses[status] as
        | { content?: Record<string, { schema: object }> }
        | undefined
      if (!answer) return void findings.push(`${name} is not in the document: ${body}`)
      const schema = answer.content?.['application/json']?.schema
      if (!schema) return void (body !== '' && findings.push(`${name} has a body the document does not know`))
      const [type = ''] = content_type.split(';')
      if (type !== 'application/json' && answer.content?.[type]) return undefined
      if (!content_type.startsWith('application/json')) return void findings.push(`${name} is not JSON but ${content_type}`)
      const errors = known!.errorsOf(name, schema, JSON.parse(body))
      if (errors !== null) findings.push(`${name} ${errors}: ${body}`)
      return undefined
    },
  }
}
