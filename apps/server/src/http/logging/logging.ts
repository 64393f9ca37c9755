import { TRACKING_PATH } from '@app/contract/paths'
import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Config } from '../../config.ts'
import { traceParentOf } from '../trace-parent.ts'
import { loggedError } from './logged-error.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Why it was refused: the code of the catalogue. */
    refusal: string | null
  }
}

type Logged = { id: string; method: string; url: string; ip: string }
type Answered = { statusCode: number; request?: Pick<FastifyRequest, 'refusal' | 'actor'> | undefined }

/** A part of a path that is, or may be, a person's identification: the parameter of `quota`, and numbers of ten digits and more. */
const IDENTIFICATION = /(?<=\/quota\/)[^/]+|(?<=\/)\d{10,}(?=\/|$)/gi

/** Opens what a link shows, in the call and in the page. */
const TRACKING_CODE = new RegExp(`(?<=/tracking/|^${TRACKING_PATH}/)[^/]+`, 'gi')

/**
 * One line of JSON for each request as it comes and one as it ends, without secrets: no headers, no bodies, no query (reset links carry a
 * token), and no identification of a person.
 */
export function loggerOptions({ logLevel }: Pick<Config, 'logLevel'>) {
  return {
    level: logLevel,
    serializers: {
      req: ({ method, url, ip }: Logged) => ({ method, path: pathOf(url), ip }),
      err: loggedError,
      res: ({ statusCode, request }: Answered) => ({
        statusCode,
        ...(request?.refusal && { refusal: request.refusal }),
        ...(request?.actor && { userId: request.actor.userId }),
      }),
    },
  } satisfies FastifyServerOptions['logger']
}

/** Each line of a request also names the trace that its caller began. */
export const childLoggerFactory: FastifyServerOptions['childLoggerFactory'] = (logger, bindings, options, { headers }) => {
  const { traceId } = traceParentOf(headers.traceparent) ?? {}
  return logger.child(traceId ? { ...bindings, traceId } : bindings, options)
}

/** As the router reads it: what is written with % hides nothing from either of them. */
function pathOf(url: string): string {
  return decoded(url.split('?')[0] ?? '')
    .replace(TRACKING_CODE, '{code}')
    .replace(IDENTIFICATION, '{identification}')
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
