import { DrawnAvatarBody, Sessions, UpdateUserBody, User } from '@himoya/contract/auth'
import { Empty, Id } from '@himoya/contract/common'
import { SIZES } from '@himoya/contract/limits'
import { z } from 'zod'
import { userActor } from '../../../platform/core/actors.ts'
import type { App } from '../../../platform/core/app-type.ts'
import { sentFile, wholeFile } from '../../../platform/http/sent-file.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readUser } from './account.service.ts'
import { chooseDrawnAvatar, endOwnSession, listSessions, updateProfile, uploadAvatar } from './profile.service.ts'

export function accountRoutes(app: App, platform: Platform): void {
  profileRoutes(app, platform)
  sessionRoutes(app, platform)
}

function profileRoutes(app: App, platform: Platform): void {
  app.get(
    '/api/v1/auth/me/',
    { config: { access: 'user', summary: 'Who am I' }, schema: { response: { 200: User } } },
    (request) => readUser(platform, platform.db, userActor(request.actor).id),
  )

  app.patch(
    '/api/v1/auth/update/user/',
    { config: { access: 'user', summary: 'Change what is given' }, schema: { body: UpdateUserBody, response: { 200: User } } },
    (request) => updateProfile(platform, userActor(request.actor), request.body),
  )

  app.put(
    '/api/v1/auth/update/avatar/',
    {
      config: { access: 'user', summary: 'One of our drawings, or a picture in the field `avatar`', upload: true },
      // A multipart body is read as a stream, so there is none to check here.
      schema: { body: DrawnAvatarBody.nullish(), response: { 200: User } },
    },
    async (request, reply) => {
      const actor = userActor(request.actor)
      if (request.body) return chooseDrawnAvatar(platform, actor, request.body)
      const picture = await wholeFile(await sentFile(platform, { request, reply }, { field: 'avatar', most_bytes: SIZES.image }))
      return uploadAvatar(platform, actor, picture)
    },
  )
}

function sessionRoutes(app: App, platform: Platform): void {
  app.get(
    '/api/v1/auth/sessions/',
    { config: { access: 'user', summary: 'Where I am signed in' }, schema: { response: { 200: Sessions } } },
    (request) => listSessions(platform, userActor(request.actor)),
  )

  app.delete(
    '/api/v1/auth/sessions/:id/',
    {
      config: { access: 'user', summary: 'Sign out there' },
      schema: { params: z.strictObject({ id: Id }), response: { 204: Empty } },
    },
    async (request, reply) => {
      await endOwnSession(platform, userActor(request.actor), request.params.id)
      reply.status(204)
    },
  )
}
