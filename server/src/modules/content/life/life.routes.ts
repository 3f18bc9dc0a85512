import { Id } from '@himoya/contract/common'
import { ContentType } from '@himoya/contract/content-types'
import { BulkBody, BulkDone, ContentOne, PublishBody } from '@himoya/contract/editing'
import { z } from 'zod'
import { staffActor } from '../../../platform/core/actors.ts'
import type { App } from '../../../platform/core/app-type.ts'
import type { Platform } from '../../../platform/platform.ts'
import { archiveContent, changeMany, publishContent, returnToDraft, sendToReview } from './life.service.ts'

const ACCESS = ['editor', 'supervisor'] as const
const ofType = z.strictObject({ type: ContentType })
const ofOne = ofType.extend({ id: Id })
const PATH = '/api/v1/staff/content/:type/'

/** From draft over review to published, and out again (product.md 12). */
export function lifeRoutes(app: App, platform: Platform): void {
  const schema = { params: ofOne, response: { 200: ContentOne } }

  app.post(
    `${PATH}:id/review/`,
    {
      config: {
        access: ACCESS,
        summary: 'Send a draft to be read by others',
        errors: ['not_found', 'changed_meanwhile', 'incomplete'],
      },
      schema,
    },
    ({ actor, params }) => sendToReview(platform, staffActor(actor), params),
  )

  app.post(
    `${PATH}:id/return/`,
    {
      config: { access: ACCESS, summary: 'Give it back to whoever writes', errors: ['not_found', 'changed_meanwhile'] },
      schema,
    },
    ({ actor, params }) => returnToDraft(platform, staffActor(actor), params),
  )

  app.post(
    `${PATH}:id/publish/`,
    {
      config: {
        access: ACCESS,
        summary: 'Publish it, now or at a time',
        errors: ['not_found', 'changed_meanwhile', 'incomplete', 'second_person', 'needs_supervisor'],
      },
      schema: { ...schema, body: PublishBody },
    },
    ({ actor, params, body }) => publishContent(platform, staffActor(actor), params, body),
  )

  app.post(
    `${PATH}:id/archive/`,
    {
      config: {
        access: ACCESS,
        summary: 'Take it out of the public’s eyes',
        errors: ['not_found', 'changed_meanwhile', 'in_use'],
      },
      schema,
    },
    ({ actor, params }) => archiveContent(platform, staffActor(actor), params),
  )

  app.post(
    `${PATH}bulk/`,
    {
      config: { access: ACCESS, summary: 'The same with many; says which of them were refused and why', idempotency: false },
      schema: { params: ofType, body: BulkBody, response: { 200: BulkDone } },
    },
    ({ actor, params, body }) => changeMany(platform, staffActor(actor), params.type, body),
  )
}
