import type { Invited } from '@himoya/contract/members'
import { ApiError, type Api } from '@himoya/kit/session/api-client'
import { type DataProvider, HttpError, type RaRecord } from 'react-admin'

/** Which call stands behind each resource of react-admin. */
const PATHS: Record<string, string> = { members: 'staff/user/' }

/** A member just invited, as the create page gets it. */
export type NewMember = Invited['member'] & { sent: boolean }

type Page = { count: number; results: RaRecord[] }

/** react-admin's reading and writing of rows, over our API. */
export function createDataProvider(api: Api): DataProvider {
  const one = (resource: string, id: RaRecord['id']): string => `${PATHS[resource]}${id}/`
  const notOffered = (): Promise<never> => Promise.reject(new Error('The server offers no such call'))
  const provider: DataProvider = {
    async getList(resource, { pagination, signal }) {
      const { page, perPage } = pagination ?? { page: 1, perPage: 20 }
      const query = `?page=${page}&page_size=${perPage}`
      const { count, results } = await api.get<Page>(`${PATHS[resource]}${query}`, signal ? { signal } : {})
      return { data: results as never[], total: count }
    },
    getOne: async (resource, { id }) => ({ data: await api.get(one(resource, id)) }),
    getMany: async (resource, { ids }) => ({ data: await Promise.all(ids.map((id) => api.get<never>(one(resource, id)))) }),
    update: async (resource, { id, data: changes }) => ({ data: await withFieldErrors(api.patch(one(resource, id), changes)) }),
    create: async (resource, { data: given }) => ({
      data: rowOf(await withFieldErrors(api.post<Invited>(PATHS[resource]!, given))) as never,
    }),
    getManyReference: notOffered,
    updateMany: notOffered,
    delete: notOffered,
    deleteMany: notOffered,
  }
  return provider
}

const rowOf = ({ member, sent }: Invited): NewMember => ({ ...member, sent })

/** react-admin puts `body.errors` under the fields; ours are codes, which the dictionary turns into sentences. */
async function withFieldErrors<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const errors = Object.entries(error.fields).map(([name, [first]]) => [name, `field.${first}`] as const)
    throw new HttpError(error.message, error.status, errors.length ? { errors: Object.fromEntries(errors) } : undefined)
  }
}
