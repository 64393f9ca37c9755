import type { FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'
import { loggedError } from './logged-error.ts'

type Logged = { id: string; method: string; url: string; ip: string }

/** One line of JSON for each request, without anything that opens a door: no headers, no bodies, no query (reset links carry a token). */
export function loggerOptions({ logLevel }: Config): FastifyServerOptions['logger'] {
  return {
    level: logLevel,
    serializers: {
      req: ({ method, url, ip }: Logged) => ({ method, path: url.split('?')[0], ip }),
      err: loggedError,
      res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
    },
  }
}
