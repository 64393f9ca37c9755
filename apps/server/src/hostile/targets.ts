// What there is to aim at: every call of the published description, with an id in its path and the example that it gives.
import type { Random } from '../demo/calendar/random.ts'
import type { OpenApiDocument } from '../features/api-description/openapi.ts'
import { type Headers, PRINCIPALS, type Principal } from './principals.ts'

export type Target = {
  method: string
  /** With its placeholders. */
  template: string
  path: string
  headers: Headers
  /** None where the call has no body. */
  example: unknown
}
export type Aim = Pick<Target, 'method' | 'template' | 'example'> & { principals: readonly Principal[] }

export async function readDescription(url: string): Promise<OpenApiDocument> {
  return (await (await fetch(`${url}/api/openapi.json`)).json()) as OpenApiDocument
}

export const aimsOf = ({ paths }: OpenApiDocument): Aim[] =>
  Object.entries(paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, { requestBody, 'x-roles': roles }]) => ({
      method: method.toUpperCase(),
      template: `/api${template}`,
      example: requestBody?.content['application/json']?.example ?? (requestBody ? {} : undefined),
      principals: roles === 'anyone' ? PRINCIPALS : roles,
    })),
  )

/** An id that may exist stands in the path, or one that does not. */
export const targetAt = (aim: Aim, headers: Headers, ids: readonly string[], random: Random): Target => ({
  ...aim,
  headers,
  path: aim.template.replaceAll(/\{\w+\}/g, () => (ids.length > 0 ? random.pick(ids) : '01890000-0000-7000-8000-000000000000')),
})
