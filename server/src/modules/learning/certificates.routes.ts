import { PageQuery } from '@himoya/contract/common'
import { Certificate, CertificateBody, CertificatePage, ContentKey } from '@himoya/contract/learning'
import { z } from 'zod'
import { userActor } from '../../platform/core/actors.ts'
import type { App } from '../../platform/core/app-type.ts'
import { get } from '../../platform/http/routes.ts'
import { askedLanguage } from '../../platform/core/language.ts'
import { pageAnswer } from '../../platform/core/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import { checkCertificate, issueCertificate, listCertificates } from './certificates.service.ts'

const OWN = '/api/v1/course/certificate/'

export function certificateRoutes(app: App, platform: Platform): void {
  get(app, OWN, 'user', 'Own certificates')
    .takes({ query: PageQuery })
    .answers(CertificatePage, async (request) => {
      const lang = askedLanguage(request.headers['accept-language'])
      return pageAnswer(OWN, request.query, await listCertificates(platform, request.actor, lang, request.query))
    })

  get(app, '/api/v1/course/certificate/:code/', 'public', 'Is this certificate true?')
    .takes({ params: z.strictObject({ code: z.string().max(200) }), errors: ['not_found'] })
    .answers(Certificate, (request) =>
      checkCertificate(platform, askedLanguage(request.headers['accept-language']), request.params.code),
    )

  app.post(
    '/api/v1/course/:slug/certificate/',
    {
      config: {
        access: 'user',
        summary: 'A certificate, once all lessons are done; its name can be put right for a day',
        errors: ['not_found', 'lessons_left', 'too_late'],
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
