// The calls of the contract that name a record, in their path or in what is sent.
import type { Endpoint } from '@app/contract'
import { z } from 'zod'
import { endpoints } from '../features/api-description/published-contract.ts'
import type { Caller } from './caller.ts'

export type Sent = { params?: object; query?: object; body?: object; files?: object[] }

/** The id of no record. */
export const ABSENT = '01890000-0000-7000-8000-000000000000'

export const body = (content: object) => () => ({ body: content })

export const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`

/** By method and path; those that anyone calls name none. */
export const callsThatName = (mayCall: (roles: readonly string[]) => boolean): string[] =>
  endpoints()
    .map(({ endpoint }) => endpoint)
    .filter(({ roles }) => roles !== 'anyone' && mayCall(roles))
    .filter(
      // A kind of text is no record: each of the three is always there.
      ({ path, query, body: content }) =>
        path.replace('{kind}', '').includes('{') || (content && holdsId(content)) || (query && namesRecord(query)),
    )
    .map(nameOf)
    .toSorted()

/** The filter of a list or of a report by groups, and where a stream goes on, name a record too, but narrow what is one's own: lists.test.ts. */
const namesRecord = (query: z.ZodType): boolean =>
  query instanceof z.ZodObject &&
  !('orderBy' in query.shape) &&
  !('by' in query.shape) &&
  !('after' in query.shape) &&
  holdsId(query)

const holdsId = (schema: z.ZodType): boolean =>
  JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).includes('"format":"uuid"')

type Outcome = { status: number; code?: string; text?: string }

/** What a call answers about this record: the status and what it says, without the id. */
export async function outcomeOf(caller: Caller, call: string, id: string, sent: Sent): Promise<Outcome> {
  const found = endpoints().find(({ endpoint }) => nameOf(endpoint) === call)
  if (!found) throw new Error(`${call} is no call`)
  const params = { id, itemId: ABSENT, identification: id }
  const response = await caller.send(found.endpoint, { params, ...sent } as never)
  const text = (await response.text()).replaceAll(id, 'ID')
  return { status: response.status, ...(response.ok ? { text } : JSON.parse(text)) }
}
