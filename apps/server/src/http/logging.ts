import type { FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'
import { loggedError } from './logged-error.ts'

type Logged = { id: string; method: string; url: string; ip: string }

/** Paths that name a person by their identification. */
const IDENTIFICATION = /(?<=\/quota\/)[^/]+/i

/**
 * One line of JSON for each request, without anything that opens a door: no headers, no bodies, no query (reset links carry a token);
 * and nobody's identification.
 */
export function loggerOptions({ logLevel }: Pick<Config, 'logLevel'>) {
  return {
    level: logLevel,
    serializers: {
      req: ({ method, url, ip }: Logged) => ({
        method,
        path: url.split('?')[0]?.replace(IDENTIFICATION, '{identification}'),
        ip,
      }),
      err: loggedError,
      res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
    },
  } satisfies FastifyServerOptions['logger']
}
