import { DrawnAvatarBody, Sessions, UpdateUserBody, User } from '@himoya/contract/accounts/auth'
import { Id } from '@himoya/contract/common'
import { SIZES } from '@himoya/contract/limits'
import { z } from 'zod'
import type { App } from '../../../../platform/core/app-type.ts'
import { get, patch, put, remove } from '../../../../platform/http/routes.ts'
import { sentFile, wholeFile } from '../../../../platform/http/sent-file.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { readUser } from './account.service.ts'
import { chooseDrawnAvatar, endOwnSession, listSessions, updateProfile, uploadAvatar } from './profile.service.ts'

export function accountRoutes(app: App, platform: Platform): void {
  profileRoutes(app, platform)
  sessionRoutes(app, platform)
}

function profileRoutes(app: App, platform: Platform): void {
  get(app, '/api/v1/auth/me/', 'user', 'Who am I').answers(User, ({ actor }) => readUser(platform, platform.db, actor.id))

  patch(app, '/api/v1/auth/update/user/', 'user', 'Change what is given')
    .takes({ body: UpdateUserBody })
    .answers(User, ({ actor, body }) => updateProfile(platform, actor, body))

  put(app, '/api/v1/auth/update/avatar/', 'user', 'One of our drawings, or a picture in the field `avatar`')
    .takes({ body: DrawnAvatarBody.nullish(), errors: ['heic_unsupported', 'file_damaged'], upload: true })
    .answers(User, async (request, reply) => {
      const actor = request.actor
      if (request.body) return chooseDrawnAvatar(platform, actor, request.body)
      const picture = await wholeFile(await sentFile(platform, { request, reply }, { field: 'avatar', most_bytes: SIZES.image }))
      return uploadAvatar(platform, actor, picture)
    })
}

function sessionRoutes(app: App, platform: Platform): void {
  get(app, '/api/v1/auth/sessions/', 'user', 'Where I am signed in').answers(Sessions, ({ actor }) =>
    listSessions(platform, actor),
  )

  remove(app, '/api/v1/auth/sessions/:id/', 'user', 'Sign out there')
    .takes({ params: z.strictObject({ id: Id }) })
    .does(({ actor, params }) => endOwnSession(platform, actor, params.id))
}
