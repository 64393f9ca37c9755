import { FRONT_DOOR_PATH } from '@app/contract/paths'
import { DomainError, type Language } from '@app/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languageOf } from '../../http/language.ts'
import { networkOf } from '../../http/network.ts'
import type { Parts } from '../../http/parts.ts'
import * as company from '../company/company.repository.ts'
import { readParameters } from '../parameters/read-parameters.ts'
import { limitTries } from '../rate-limits/limit-tries.ts'
import { FRONT_DOOR_POLICY, frontDoorPage } from './front-door-page.ts'
import { type FormOutcome, isSent, quoteOfForm, typedFormOf } from './quote-of-form.ts'

/** A page beside the API: whoever is not signed in reads it, and search engines do. */
export function frontDoorRoutes(app: FastifyInstance, parts: Parts): void {
  app.get(FRONT_DOOR_PATH, async (request, reply) => {
    const query = (request.query ?? {}) as Readonly<Record<string, unknown>>
    const language = chosenLanguage(query.lang, request)
    const typed = typedFormOf(query)
    const waitInSeconds = isSent(query) ? await secondsToWait(parts, request.ip) : null
    const [house, parameters] = await Promise.all([company.get(parts.db), readParameters(parts.db)])
    const answered: FormOutcome = isSent(query) ? quoteOfForm(typed, parameters) : { kind: 'empty' }
    const outcome: FormOutcome = waitInSeconds === null ? answered : { kind: 'tooMany' }
    if (waitInSeconds !== null) reply.code(429).header('retry-after', String(waitInSeconds))
    return reply
      .headers({
        'content-security-policy': FRONT_DOOR_POLICY,
        'content-language': language,
        'cache-control': 'no-cache',
        vary: 'accept-language',
      })
      .type('text/html; charset=utf-8')
      .send(frontDoorPage({ language, publicUrl: parts.config.publicUrl, company: house, parameters, typed, outcome }))
  })
}

const chosenLanguage = (asked: unknown, { headers }: FastifyRequest): Language =>
  asked === 'es' || asked === 'en' ? asked : languageOf(headers['accept-language'])

/** Null where the network may calculate. */
async function secondsToWait(parts: Parts, ip: string): Promise<number | null> {
  try {
    await limitTries(parts, { frontDoorFromNetwork: networkOf(ip) })
    return null
  } catch (error) {
    if (error instanceof DomainError && error.code === 'tooManyRequests') return Number(error.details.retryAfterInSeconds)
    throw error
  }
}
