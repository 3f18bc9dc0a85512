import type { FastifyRequest } from 'fastify'

/** Requests that are the first word of a call for help: they have connections that nothing else may hold. */
const first_calls = new WeakSet<FastifyRequest>()

export const markFirstCall = (request: FastifyRequest): void => void first_calls.add(request)
export const isFirstCall = (request: FastifyRequest): boolean => first_calls.has(request)
