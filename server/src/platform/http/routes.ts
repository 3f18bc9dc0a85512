import { Empty, Id } from '@himoya/contract/common'
import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify'
import { z, type ZodType } from 'zod'
import {
  type Actor,
  type SignedInActor,
  type StaffActor,
  type UserActor,
  signedInActor,
  staffActor,
  userActor,
} from '../core/actors.ts'
import type { App } from '../core/app-type.ts'
import type { Access } from './access.ts'

/** The path of a call about one row. */
export const IdPath = z.strictObject({ id: Id })

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What a call brings, beside what the document says of it. */
type Takes<P extends ZodType, B extends ZodType, Q extends ZodType> = { params?: P; body?: B; query?: Q } & Omit<
  FastifyContextConfig,
  'access' | 'summary'
>

type ActorOf<A extends Access> = A extends 'user'
  ? UserActor
  : A extends 'user_or_staff'
    ? SignedInActor
    : A extends readonly unknown[]
      ? StaffActor
      : Actor

type Call<A extends Access, P extends ZodType, B extends ZodType, Q extends ZodType> = FastifyRequest & {
  actor: ActorOf<A>
  params: z.output<P>
  body: z.output<B>
  query: z.output<Q>
}

type Run<C, Answer> = (call: C, reply: FastifyReply) => Answer | FastifyReply | Promise<Answer | FastifyReply>

type Answering<C> = {
  /** 200 and what the service says. */
  answers<S extends ZodType>(schema: S, run: Run<C, z.input<S>>): void
  /** 201 and what was made. */
  creates<S extends ZodType>(schema: S, run: Run<C, z.input<S>>): void
  /** 204: it is done, and nothing is said. */
  does(run: (call: C, reply: FastifyReply) => unknown): void
}

type Route<A extends Access> = Answering<Call<A, ZodType, ZodType, ZodType>> & {
  takes<P extends ZodType, B extends ZodType, Q extends ZodType>(takes: Takes<P, B, Q>): Answering<Call<A, P, B, Q>>
}

/** Access was checked before; this tells the types, and holds where a route is declared wrong. */
function actorOf(access: Access, actor: Actor): Actor {
  if (access === 'user') return userActor(actor)
  if (access === 'user_or_staff') return signedInActor(actor)
  return Array.isArray(access) ? staffActor(actor) : actor
}

/**
 * One call of the wire: where it lies, who may call it, what the document says of it; then what it takes and what it answers.
 * Without an answer there is no route.
 */
const routeOf =
  (method: Method) =>
  <const A extends Access>(app: App, url: string, access: A, summary: string): Route<A> => {
    const answering = ({ params, body, query, ...config }: Takes<ZodType, ZodType, ZodType>): Answering<never> => {
      const answer = (status: 200 | 201 | 204, schema: ZodType, run: Run<never, unknown>): void => {
        const parts = Object.entries({ params, body, querystring: query }).filter(([, part]) => part !== undefined)
        app.route({
          method,
          url,
          config: { ...config, access, summary },
          schema: { ...Object.fromEntries(parts), response: { [status]: schema } },
          handler: async (request, reply) => {
            actorOf(access, request.actor)
            const answered = await run(request as never, reply)
            if (status !== 200) reply.status(status)
            return status === 204 ? undefined : answered
          },
        })
      }
      return {
        answers: (schema, run) => answer(200, schema, run),
        creates: (schema, run) => answer(201, schema, run),
        does: (run) => answer(204, Empty, run),
      }
    }
    return { ...answering({}), takes: answering } as Route<A>
  }

export const get = routeOf('GET')
export const post = routeOf('POST')
export const put = routeOf('PUT')
export const patch = routeOf('PATCH')
export const remove = routeOf('DELETE')
