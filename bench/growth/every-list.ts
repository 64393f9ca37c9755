// Every list that the contract publishes, for everybody who may read it: in each of its orders, by each value of its filters, and searched.
import { endpoints } from '../../apps/server/src/features/api-description/published-contract.ts'
import { namedValuesOf, ordersOf } from '../../apps/server/src/testing/list-queries.ts'
import { at } from '../beside-bare/figures.ts'
import type { Side } from '../beside-bare/side.ts'

/** quality.md: at 1,000,000 orders every list, search and sort, and the desktop. */
const MOST_IN_MILLISECONDS = 300
const TRIES = 3
const STATUS_IN_CHARACTERS = 3

/** Names that many have, and one; words of many orders and of purchases; digits within numbers; what nothing contains. */
const SEARCHES = ['Andrade', 'cliente-1', 'tor', 'zapatos', 'teclado', 'UIO-1', '000123', 'amaz', 'xyzzy']
const READERS = ['client', 'associate', 'administrator'] as const

type Reader = (typeof READERS)[number]
type Asked = { reader: Reader; path: string }
/** `refusal`: why it was not answered, as when a statement took longer than it may. */
type Timed = Asked & { milliseconds: number; refusal?: string }

/** One after the other, the one in the middle of three. @returns the promises that are broken. */
export async function measureEveryList(side: Side): Promise<string[]> {
  const ids = { client: await ownId(side, 'client'), associate: await ownId(side, 'associate') }
  const timed: Timed[] = []
  for (const asked of [{ reader: 'administrator', path: '/dashboard' } as const, ...lists(ids)]) {
    timed.push(await timedOf(side, asked))
  }
  print(timed, side.orders)
  return timed
    .filter(({ milliseconds }) => milliseconds > MOST_IN_MILLISECONDS)
    .map((slow) => `${titleOf(slow)}: ${saidOf(slow)}, ${MOST_IN_MILLISECONDS} ms are promised`)
}

/** What is not answered is not asked again. */
async function timedOf(side: Side, asked: Asked): Promise<Timed> {
  const tries: number[] = []
  try {
    for (let number = 0; number < TRIES; number += 1) tries.push(await side.timeOf(asked.reader, `/api${asked.path}`))
    return { ...asked, milliseconds: at(tries, 0.5) }
  } catch (error) {
    return { ...asked, milliseconds: Number.POSITIVE_INFINITY, refusal: (error as Error).message.slice(0, STATUS_IN_CHARACTERS) }
  }
}

function lists(ids: { client: string; associate: string }): Asked[] {
  const readable = endpoints().filter(({ endpoint: { path } }) => path.endsWith('/selection'))
  return readable.flatMap(({ endpoint: { path: selection, roles } }) => {
    const list = selection.replace('/selection', '')
    const path = list.replace('{id}', list.startsWith('/associate/') ? ids.associate : ids.client)
    const readers = READERS.filter((reader) => roles !== 'anyone' && roles.includes(reader))
    return readers.flatMap((reader) => queriesOf(list).map((query) => ({ reader, path: `${path}?limit=100&${query}` })))
  })
}

const queriesOf = (list: string): string[] => [
  ...ordersOf(list),
  ...SEARCHES.map((text) => `q=${encodeURIComponent(text)}`),
  ...namedValuesOf(list),
]

async function ownId(side: Side, reader: Reader): Promise<string> {
  const { id } = await side.read<{ id: string }>(reader, '/api/auth/me')
  return id
}

/** The slowest of each list, the slowest first. */
function print(timed: readonly Timed[], orders: number): void {
  const byList = Object.values(Object.groupBy(timed, ({ reader, path }) => `${reader} ${path.split('?')[0]}`))
  const slowest = byList.flatMap((ofList = []) => ofList.toSorted(bySlowness)[0] ?? []).toSorted(bySlowness)
  console.log(`\nEvery list of ${orders} orders: ${timed.length} ways to ask, the slowest way of each list`)
  for (const one of slowest) console.log(`${saidOf(one).padStart(10)}  ${titleOf(one)}`)
}

/** What was not answered first: Infinity less itself is no number. */
const bySlowness = (one: Timed, other: Timed) =>
  one.milliseconds === other.milliseconds ? 0 : other.milliseconds - one.milliseconds
const saidOf = ({ milliseconds, refusal }: Timed) => refusal ?? `${milliseconds.toFixed(0)} ms`
const titleOf = ({ reader, path }: Asked) => `${reader} ${path.replace('limit=100&', '')}`
