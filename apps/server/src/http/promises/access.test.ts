import { describe, expect, test } from 'vitest'
import { endpoints } from '../../features/api-description/published-contract.ts'
import { FISCAL_CALLS } from '../../testing/fiscal/access-table.ts'
import { CONVERSATION_CALLS } from '../../testing/given/given-conversations.ts'
import { anonymous, given, signedInAs } from '../../testing/world.ts'
import { CALLS as TABLE } from './access-table.ts'

/** Calls as tables write them, one a line: method, path, and who. LIST is a list with its export and its selection. */
const writtenCalls = (text: string): [method: string, path: string, ...who: string[]][] =>
  text
    .trim()
    .split(/\n+/)
    .flatMap((line): [method: string, path: string, ...who: string[]][] => {
      const [method = '', path = '', ...who] = line.split(/\s+/)
      if (method !== 'LIST') return [[method, path, ...who]]
      return ['', '/export', '/selection'].map((each) => ['GET', `${path}${each}`, ...who])
    })
const CALLS = writtenCalls(TABLE + FISCAL_CALLS + CONVERSATION_CALLS)

const NOBODY = '01890000-0000-7000-8000-000000000000'
const ENDING = ['/auth/logout', '/auth/closing']

const PEOPLE = [
  ['nobody', 'A', null],
  ['a client', 'C', 'client'],
  ['an associate', 'S', 'associate'],
  ['an administrator', 'N', 'administrator'],
] as const

test('the table holds every call, once', () => {
  const described = CALLS.map(([method, path]) => `${method} ${path}`)
  const published = endpoints().map(({ endpoint: { method, path } }) => `${method} ${path}`)
  expect(described.toSorted()).toEqual(published.toSorted())
})

describe.each(PEOPLE)('%s', (_who, letter, role) => {
  test.each(CALLS)('%s %s', async (method, path, ...who) => {
    const caller = role === null ? anonymous : signedInAs(ENDING.includes(path) ? await given[role]() : role)

    const response = await caller.fetch(`/api${path.replaceAll(/\{\w+\}/g, NOBODY)}`, { method })

    if (who.includes('A') || who.includes(letter)) expect(await outcomeOf(response)).toBe('let in')
    else expect(response.status).toBe(letter === 'A' ? 401 : 403)
    await cancel(response)
  })
})

/** Let in, whatever the call then says to somebody who sent nothing; an absent call lets nobody in. */
async function outcomeOf(response: Response): Promise<string | number> {
  const isAnswered = response.status !== 404 || ((await response.json()) as { code: string }).code !== 'routeNotFound'
  return isAnswered && ![401, 403, 405, 500].includes(response.status) ? 'let in' : response.status
}

/** A stream would go on. */
const cancel = async ({ body, bodyUsed }: Response) => (bodyUsed ? undefined : body?.cancel())
