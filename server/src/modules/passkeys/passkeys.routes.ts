import { Empty, Id } from '@himoya/contract/common'
import {
  NewPasskey,
  Passkey,
  PasskeyCreation,
  PasskeyName,
  PasskeyRule,
  PasskeyRuleBody,
  Passkeys,
} from '@himoya/contract/passkeys'
import { STAFF_ROLES } from '@himoya/contract/staff'
import { z } from 'zod'
import { staffActor } from '../../platform/core/actors.ts'
import type { App } from '../../platform/core/app-type.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  addPasskey,
  listPasskeys,
  namePasskey,
  offerPasskey,
  passkeyRule,
  removePasskey,
  setPasskeyRule,
} from './passkeys.service.ts'

const PATH = '/api/v1/staff/auth/passkey/'
const RULE = '/api/v1/staff/passkey-rule/'
const params = z.strictObject({ id: Id })

/** A member's own keys, and the rule that asks for them. Signing in with one is beside the other ways (modules/staff). */
export function passkeyRoutes(app: App, platform: Platform): void {
  app.get(PATH, { config: { access: STAFF_ROLES, summary: 'My passkeys' }, schema: { response: { 200: Passkeys } } }, (request) =>
    listPasskeys(platform, staffActor(request.actor)),
  )

  app.post(
    `${PATH}offer/`,
    {
      config: { access: STAFF_ROLES, step_up: true, summary: 'Begin a passkey', idempotency: false },
      schema: { response: { 200: PasskeyCreation } },
    },
    (request) => offerPasskey(platform, staffActor(request.actor)),
  )

  app.post(
    PATH,
    {
      config: { access: STAFF_ROLES, step_up: true, summary: 'Keep a passkey', errors: ['wrong_passkey'] },
      schema: { body: NewPasskey, response: { 201: Passkey } },
    },
    async (request, reply) => reply.status(201).send(await addPasskey(platform, staffActor(request.actor), request.body)),
  )

  app.patch(
    `${PATH}:id/`,
    {
      config: { access: STAFF_ROLES, summary: 'Name a passkey' },
      schema: { params, body: PasskeyName, response: { 200: Passkey } },
    },
    (request) => namePasskey(platform, staffActor(request.actor), request.params.id, request.body.name),
  )

  app.delete(
    `${PATH}:id/`,
    {
      config: { access: STAFF_ROLES, step_up: true, summary: 'Remove a passkey', errors: ['in_use'] },
      schema: { params, response: { 204: Empty } },
    },
    async (request, reply) => {
      await removePasskey(platform, staffActor(request.actor), request.params.id)
      reply.status(204)
    },
  )

  ruleRoutes(app, platform)
}

function ruleRoutes(app: App, platform: Platform): void {
  app.get(
    RULE,
    {
      config: { access: ['admin'], summary: 'From when a passkey is required, and how many have none' },
      schema: { response: { 200: PasskeyRule } },
    },
    () => passkeyRule(platform),
  )

  app.put(
    RULE,
    {
      config: { access: ['admin'], step_up: true, summary: 'Require a passkey of all members', errors: ['passkey_required'] },
      schema: { body: PasskeyRuleBody, response: { 200: PasskeyRule } },
    },
    ({ actor, body: { required_from } }) =>
      setPasskeyRule(platform, staffActor(actor), required_from === null ? null : new Date(required_from)),
  )
}
