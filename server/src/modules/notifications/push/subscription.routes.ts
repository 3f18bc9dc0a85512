import {
  EndSubscriptionBody,
  Preference,
  PushKey,
  Subscription,
  SubscriptionBody,
} from '@himoya/contract/notifications/notifications'
import type { App } from '../../../platform/core/app-type.ts'
import { get, post, put, remove } from '../../../platform/http/routes.ts'
import type { Platform } from '../../../platform/platform.ts'
import { choosePreference, showPreference } from '../preference.service.ts'
import { showPushKey, subscribe, unsubscribe } from './subscription.service.ts'

const PREFERENCE = '/api/v1/notification/preference/'
const SUBSCRIPTION = '/api/v1/notification/subscription/'

/** How a person wants to be told, and on which devices. */
export function tellingRoutes(app: App, platform: Platform): void {
  get(app, PREFERENCE, 'user', 'How the person wants to be told').answers(Preference, ({ actor }) =>
    showPreference(platform, actor),
  )

  put(app, PREFERENCE, 'user', 'Choose how to be told')
    .takes({ body: Preference })
    .answers(Preference, ({ actor, body }) => choosePreference(platform, actor, body))

  get(app, SUBSCRIPTION, 'user', 'The key for web push').answers(PushKey, () => showPushKey(platform))

  post(app, SUBSCRIPTION, 'user', 'Let this device be woken')
    .takes({ body: SubscriptionBody, idempotency: false })
    .creates(Subscription, ({ actor, body }) => subscribe(platform, actor, body))

  remove(app, SUBSCRIPTION, 'user', 'Leave this device alone')
    .takes({ body: EndSubscriptionBody })
    .does(({ actor, body }) => unsubscribe(platform, actor, body.endpoint))
}
