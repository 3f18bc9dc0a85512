import {
  NewPasskey,
  Passkey,
  PasskeyCreation,
  PasskeyName,
  PasskeyRule,
  PasskeyRuleBody,
  Passkeys,
} from '@himoya/contract/staff/passkeys'
import { STAFF_ROLES } from '@himoya/contract/staff/staff'
import type { App } from '../../../platform/core/app-type.ts'
import { IdPath, get, patch, post, put, remove } from '../../../platform/http/routes.ts'
import { clientAddress } from '../../../platform/core/client.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  addPasskey,
  agreeToPasskeyRule,
  listPasskeys,
  namePasskey,
  offerPasskey,
  passkeyRule,
  removePasskey,
  setPasskeyRule,
  type TellMembers,
} from './passkeys.service.ts'

const PATH = '/api/v1/staff/auth/passkey/'
const RULE = '/api/v1/staff/passkey-rule/'

/** A member's own keys, and the rule that asks for them. Signing in with one is beside the other ways (modules/staff). */
export function passkeyRoutes(app: App, platform: Platform, tell: TellMembers): void {
  get(app, PATH, STAFF_ROLES, 'My passkeys').answers(Passkeys, ({ actor }) => listPasskeys(platform, actor))

  post(app, `${PATH}offer/`, STAFF_ROLES, 'Begin a passkey')
    .takes({ step_up: true, step_up_for: 'new_factor', idempotency: false })
    .answers(PasskeyCreation, ({ actor }) => offerPasskey(platform, actor))

  post(app, PATH, STAFF_ROLES, 'Keep a passkey')
    .takes({ body: NewPasskey, step_up: true, errors: ['wrong_passkey'] })
    .creates(Passkey, (request) => {
      const by = { actor: request.actor, address: clientAddress(request) }
      return addPasskey(platform, by, request.body, tell)
    })

  patch(app, `${PATH}:id/`, STAFF_ROLES, 'Name a passkey')
    .takes({ params: IdPath, body: PasskeyName })
    .answers(Passkey, ({ actor, params, body }) => namePasskey(platform, actor, params.id, body.name))

  remove(app, `${PATH}:id/`, STAFF_ROLES, 'Remove a passkey')
    .takes({ params: IdPath, step_up: true, errors: ['in_use'] })
    .does(({ actor, params }) => removePasskey(platform, actor, params.id))

  ruleRoutes(app, platform, tell)
}

function ruleRoutes(app: App, platform: Platform, tell: TellMembers): void {
  get(app, RULE, ['admin', 'supervisor'], 'From when a passkey is required, and how many have none').answers(PasskeyRule, () =>
    passkeyRule(platform),
  )

  put(app, RULE, ['admin'], 'Ask for a passkey of all members, seven days ahead; or end that at once')
    .takes({ body: PasskeyRuleBody, step_up: true, errors: ['passkey_required'] })
    .answers(PasskeyRule, ({ actor, body: { required_from } }) =>
      setPasskeyRule(platform, actor, required_from === null ? null : new Date(required_from), tell),
    )

  post(app, `${RULE}agree/`, ['supervisor'], 'Agree that all members need a passkey: they are told')
    .takes({ step_up: true, errors: ['passkey_required', 'already_done'], idempotency: false })
    .answers(PasskeyRule, ({ actor }) => agreeToPasskeyRule(platform, actor, tell))
}
