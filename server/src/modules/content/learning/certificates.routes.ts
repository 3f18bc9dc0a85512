import { PageQuery } from '@himoya/contract/common'
import {
  Certificate,
  CertificateBody,
  CertificatePage,
  ContentKey,
  GenuineCertificate,
  NameCheck,
  NameCheckBody,
} from '@himoya/contract/content/learning'
import { z } from 'zod'
import { userActor } from '../../../platform/core/actors.ts'
import type { App } from '../../../platform/core/app-type.ts'
import { get, post } from '../../../platform/http/routes.ts'
import { clientOf } from '../../../platform/core/client.ts'
import { askedLanguage } from '../../../platform/core/language.ts'
import { pageAnswer } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { checkCertificate, checkName, issueCertificate, listCertificates } from './certificates.service.ts'

const OWN = '/api/v1/course/certificate/'
const CodePath = z.strictObject({ code: z.string().max(200) })

export function certificateRoutes(app: App, platform: Platform): void {
  get(app, OWN, 'user', 'Own certificates')
    .takes({ query: PageQuery })
    .answers(CertificatePage, async (request) => {
      const lang = askedLanguage(request.headers['accept-language'])
      return pageAnswer(OWN, request.query, await listCertificates(platform, request.actor, lang, request.query))
    })

  get(app, `${OWN}:code/`, 'public', 'Is this certificate genuine? Not whose it is')
    .takes({ params: CodePath, errors: ['not_found'] })
    .answers(GenuineCertificate, (request) =>
      checkCertificate(platform, askedLanguage(request.headers['accept-language']), request.params.code),
    )

  // no key of a sending: it would keep the name that was typed
  post(app, `${OWN}:code/name/`, 'public', 'Does it bear this name? Yes or no')
    .takes({ params: CodePath, body: NameCheckBody, errors: ['not_found', 'rate_limited'], idempotency: false })
    .answers(NameCheck, (request) =>
      checkName(platform, clientOf(request), { code: request.params.code, name: request.body.name }),
    )

  app.post(
    '/api/v1/course/:slug/certificate/',
    {
      config: {
        access: 'user',
        summary: 'A certificate, once all lessons are done; its name can be put right for a day',
        errors: ['not_found', 'lessons_left', 'test_left', 'too_late'],
      },
      schema: {
        params: z.strictObject({ slug: ContentKey }),
        body: CertificateBody,
        response: { 200: Certificate, 201: Certificate },
      },
    },
    async (request, reply) => {
      const lang = askedLanguage(request.headers['accept-language'])
      const { issued, certificate } = await issueCertificate(platform, userActor(request.actor), {
        course: request.params.slug,
        name: request.body.name,
        lang,
      })
      return reply.status(issued ? 201 : 200).send(certificate)
    },
  )
}
