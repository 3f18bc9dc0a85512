import { Empty } from '@himoya/contract/common'
import { EndSubscriptionBody, Preference, PushKey, Subscription, SubscriptionBody } from '@himoya/contract/notifications'
import { userActor } from '../../../platform/core/actors.ts'
import type { App } from '../../../platform/core/app-type.ts'
import type { Platform } from '../../../platform/platform.ts'
import { choosePreference, showPreference } from '../preference.service.ts'
import { showPushKey, subscribe, unsubscribe } from './subscription.service.ts'

const PREFERENCE = '/api/v1/notification/preference/'
const SUBSCRIPTION = '/api/v1/notification/subscription/'

/** How a person wants to be told, and on which devices. */
export function tellingRoutes(app: App, platform: Platform): void {
  app.get(
    PREFERENCE,
    { config: { access: 'user', summary: 'How the person wants to be told' }, schema: { response: { 200: Preference } } },
    (request) => showPreference(platform, userActor(request.actor)),
  )

  app.put(
    PREFERENCE,
    {
      config: { access: 'user', summary: 'Choose how to be told' },
      schema: { body: Preference, response: { 200: Preference } },
    },
    (request) => choosePreference(platform, userActor(request.actor), request.body),
  )

  app.get(
    SUBSCRIPTION,
    { config: { access: 'user', summary: 'The key for web push' }, schema: { response: { 200: PushKey } } },
    () => showPushKey(platform),
  )

  app.post(
    SUBSCRIPTION,
    {
      // Its own address makes it the same one each time; a kept answer would hold that address.
      config: { access: 'user', summary: 'Let this device be woken', idempotency: false },
      schema: { body: SubscriptionBody, response: { 201: Subscription } },
    },
    async (request, reply) => reply.status(201).send(await subscribe(platform, userActor(request.actor), request.body)),
  )

  app.delete(
    SUBSCRIPTION,
    {
      config: { access: 'user', summary: 'Leave this device alone' },
      schema: { body: EndSubscriptionBody, response: { 204: Empty } },
    },
    async (request, reply) => {
      await unsubscribe(platform, userActor(request.actor), request.body.endpoint)
      reply.status(204)
    },
  )
}
