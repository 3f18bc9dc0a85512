import { ERROR_STATUS, ErrorBody, type ErrorCode } from '@himoya/contract/errors'
import { LANGUAGES } from '@himoya/contract/languages'
import type { RouteOptions } from 'fastify'
import { z, type ZodType } from 'zod'
import type { Config } from '../../config.ts'
import type { RouteList } from './route-list.ts'

type Json = Record<string, unknown>
export type Operation = Json & { responses: Record<string, Json> }
export type OpenApi = Json & { paths: Record<string, Record<string, Operation>> }

const PROTECTED: readonly ErrorCode[] = ['unauthenticated', 'token_expired', 'token_revoked']
const WITH_BODY: readonly ErrorCode[] = ['malformed_json', 'too_large', 'unsupported_media', 'invalid']
/** Two wrote the same at the same moment. */
const WRITING: readonly ErrorCode[] = ['changed_meanwhile']
const ALWAYS: readonly ErrorCode[] = [
  'misdirected',
  'bad_request',
  'rate_limited',
  'internal',
  'overloaded',
  'unavailable',
  'read_only',
]

/** `/api/v1/chat/:id/` as the document writes it: `/api/v1/chat/{id}/`. */
export const documentPath = (route: string): string => route.replaceAll(/:(\w+)/g, '{$1}')

/** The OpenAPI 3.1 document, made from what the routes declare and check by: it cannot say anything else. */
export function openApiDocument(routes: RouteList, config: Pick<Config, 'public_url'>): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const route of routes) {
    if (route.config?.undocumented || !route.url.startsWith('/api/')) continue
    for (const method of [route.method].flat()) {
      if (method === 'HEAD') continue
      const path = (paths[documentPath(route.url)] ??= {})
      path[method.toLowerCase()] = operation(route, method)
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Himoya',
      version: '1',
      description:
        'Every call of the site and of the console. Times are ISO 8601 in UTC; paths answer with and without the last slash.',
    },
    servers: [{ url: config.public_url }],
    paths,
    components: {
      schemas: { Error: jsonSchema(ErrorBody, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'The access token' } },
    },
  }
}

function operation(route: RouteOptions, method: string): Operation {
  const { schema = {}, config = {} } = route
  const access = config.access ?? 'public'
  const body = requestBody(schema.body as ZodType | undefined, config.upload ?? false)
  return {
    tags: [route.url.split('/')[3] ?? 'api'],
    ...(config.summary === undefined ? {} : { summary: config.summary }),
    description: `Access: ${typeof access === 'string' ? access : access.join(', ')}`,
    security: access === 'public' ? [] : access === 'optional' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: parameters(route, method),
    ...(body ? { requestBody: body } : {}),
    responses: {
      ...successes(schema.response as Record<string, ZodType>, config, method),
      ...failures(errorCodes(route, method)),
    },
  }
}

function parameters(route: RouteOptions, method: string): Json[] {
  const { schema = {}, config = {} } = route
  const headers: Json[] = [
    header('accept-language', 'The language of texts and errors', { type: 'string', enum: LANGUAGES, default: 'uz' }),
  ]
  if (method === 'POST' && config.idempotency !== false) {
    headers.push(header('idempotency-key', 'A repeat within 24 h gets the first answer', { type: 'string', maxLength: 200 }))
  }
  if (config.errors?.includes('proof_required')) {
    headers.push(header('x-proof', 'The solved puzzle of proof_required: salt:counter', { type: 'string' }))
  }
  return [
    ...fields('path', schema.params as ZodType | undefined),
    ...fields('query', schema.querystring as ZodType | undefined),
    ...headers,
  ]
}

const header = (name: string, description: string, schema: Json): Json => ({ name, in: 'header', description, schema })

function fields(place: 'path' | 'query', schema: ZodType | undefined): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function requestBody(schema: ZodType | undefined, upload: boolean | string): Json | null {
  const content: Json = {}
  if (schema) content['application/json'] = { schema: jsonSchema(schema, 'input') }
  if (typeof upload === 'string') content[upload] = { schema: { type: 'string', format: 'binary' } }
  else if (upload) {
    content['multipart/form-data'] = { schema: { type: 'object', additionalProperties: { type: 'string', format: 'binary' } } }
  }
  return Object.keys(content).length > 0 ? { required: true, content } : null
}

function successes(
  response: Record<string, ZodType>,
  { access, produces }: NonNullable<RouteOptions['config']>,
  method: string,
): Record<string, Json> {
  const also = produces === undefined ? {} : { [produces]: { schema: { type: 'string' } } }
  const answers = Object.entries(response).map(([status, schema]): [string, Json] => {
    const empty = status === '204' || schema instanceof z.ZodNull || schema instanceof z.ZodUndefined
    return [
      status,
      {
        description: empty ? 'Done' : 'The answer',
        ...(empty ? {} : { content: { 'application/json': { schema: jsonSchema(schema, 'output') }, ...also } }),
      },
    ]
  })
  const unchanged: [string, Json][] =
    access === 'public' && method === 'GET' ? [['304', { description: 'Not changed since the given ETag' }]] : []
  return Object.fromEntries([...answers, ...unchanged])
}

/** Which codes a route may answer with: those that follow from its shape, and those it declares. */
function errorCodes({ schema = {}, config = {} }: RouteOptions, method: string): ErrorCode[] {
  return [
    ...ALWAYS,
    ...(config.access === 'public' ? [] : PROTECTED),
    ...(Array.isArray(config.access) ? (['forbidden'] as const) : []),
    ...(method === 'GET' ? [] : [...WITH_BODY, ...WRITING]),
    ...(method === 'POST' && config.idempotency !== false ? (['idempotency_conflict'] as const) : []),
    ...(schema.querystring ? (['invalid'] as const) : []),
    ...(schema.params ? (['not_found'] as const) : []),
    ...(config.step_up ? (['step_up_required'] as const) : []),
    ...(config.errors ?? []),
  ]
}

function failures(codes: readonly ErrorCode[]): Record<string, Json> {
  const grouped = Object.groupBy(new Set(codes), (code) => String(ERROR_STATUS[code]))
  return Object.fromEntries(
    Object.entries(grouped).map(([status, list = []]) => [
      status,
      {
        description: list.join(', '),
        content: {
          'application/json': {
            schema: { allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { code: { enum: list.toSorted() } } }] },
          },
        },
      },
    ]),
  )
}

function jsonSchema(schema: ZodType, io: 'input' | 'output'): Json {
  const {
    $schema: _,
    '~standard': __,
    ...json
  } = z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' }) as Json
  return json
}
