import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../features/api-description/published-contract.ts'
import { given } from '../../testing/given/given-orders.ts'
import { type Records, recordsOf } from '../../testing/given/given-records.ts'
import { startRecorder } from '../../testing/recorded-statements.ts'
import { currentServer, headersOf, type Person } from '../../testing/world.ts'

// Before the server opens its first connection.
const recorder = startRecorder()
afterAll(() => recorder.stop())

const MOST_FOR_ONE = 3
const MOST_FOR_A_LIST = 4
const MOST_FOR_THE_DESKTOP = 2
const MOST_FOR_A_CLIENTS_HOME = 3
const MOST_FOR_COVERS = 2

/** What reads one record, and which. */
const SINGLE_READS: [path: string, record: keyof Records][] = [
  ['/order/{id}', 'order'],
  ['/order/{id}', 'paidOrder'],
  ['/bundle/{id}', 'bundle'],
  ['/bundle/{id}', 'sentBundle'],
  ['/manifest/{id}', 'manifest'],
  ['/sale-order/{id}', 'bill'],
  ['/purchase/{id}', 'purchase'],
  ['/dropshipping/{id}', 'dropshipping'],
  ['/user/{id}', 'client'],
  ['/client/{id}/balance', 'client'],
  ['/quota/{identification}', 'consignee'],
]

const SENDERS = ['client', 'associate', 'administrator'] as const
const people = {} as Record<(typeof SENDERS)[number], Person>
let records: Records

beforeAll(async () => {
  const associate = await given.associate()
  const client = await given.client({ associate })
  records = await recordsOf(client, associate)
  Object.assign(people, { client, associate, administrator: await given.administrator() })
}, 120_000)

async function sentFor(role: (typeof SENDERS)[number], path: string): Promise<number> {
  const { app } = await currentServer()
  const headers = await headersOf(people[role])
  const ask = async () => expect((await app.inject({ url: `/api${path}`, headers })).statusCode, path).toBe(200)
  // The first call finds out what the server then keeps, such as the parameters of the day.
  await ask()
  return (await recorder.record(ask)).flat().length
}

describe('reading sends few statements, the session’s included:', () => {
  test.each(listsAndReaders())('%s %s', async (role, path) => {
    const named = path.startsWith('/associate/') ? 'associate' : path.startsWith('/manifest/') ? 'manifest' : 'client'
    const url = path.replace('{id}', records[named])
    const { casilleroCode, lastName } = people.client
    const sent: Record<string, number> = {}
    for (const query of [
      '',
      `q=${casilleroCode}`,
      `q=${lastName}`,
      'limit=1&page=2',
      'from=2020-01-01&to=2099-12-31',
      'mode=asc',
    ])
      sent[query] = await sentFor(role, `${url}?${query}`)
    // What a manifest holds is a list of a record, which is read before: an absent one is 404.
    const most = path.startsWith('/manifest/') ? 1 + MOST_FOR_A_LIST : MOST_FOR_A_LIST
    expect(Object.entries(sent).filter(([, statements]) => statements > most)).toEqual([])
  })

  test.each(SINGLE_READS)('administrator %s, %s', async (path, record) => {
    expect(await sentFor('administrator', path.replace(/\{\w+\}/, records[record]))).toBeLessThanOrEqual(MOST_FOR_ONE)
  })

  test('the desktop', async () => {
    expect(await sentFor('administrator', '/dashboard')).toBeLessThanOrEqual(MOST_FOR_THE_DESKTOP)
  })

  test("a client's home", async () => {
    expect(await sentFor('client', '/client/home')).toBeLessThanOrEqual(MOST_FOR_A_CLIENTS_HOME)
  })

  test('how several packages look', async () => {
    const ids = `id=${records.order}&id=${records.paidOrder}`
    expect(await sentFor('client', `/order/client/covers?${ids}`)).toBeLessThanOrEqual(MOST_FOR_COVERS)
  })
})

/** Each list, by everybody who may read it. */
function listsAndReaders() {
  const lists = endpoints().filter(({ endpoint: { path } }) => path.endsWith('/selection'))
  return lists.flatMap(({ endpoint: { path, roles } }) =>
    SENDERS.filter((role) => roles !== 'anyone' && roles.includes(role)).map(
      (role) => [role, path.replace('/selection', '')] as const,
    ),
  )
}
