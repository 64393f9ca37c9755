// What is there after a crash, beside what was acknowledged before it.
import { setTimeout as pause } from 'node:timers/promises'
import type { Caller } from '../../api-calls-caller.ts'
import { acknowledged, isDone, type Load, send, type Write } from './writes.ts'

export type Reckoning = {
  acknowledged: number
  /** Acknowledged and not there, or there twice. */
  lost: string[]
  doubled: string[]
  /** Sent again with their key, and answered with other bytes than the first time, or done again. */
  answeredOtherwise: string[]
  /** Not acknowledged before the crash, sent again afterwards. */
  completed: number
}

const TRIES = 100
const PAUSE_IN_MILLISECONDS = 50
const AT_ONCE = 8

/** Sends everything again as clients do: afterwards each write is there once, whether it was acknowledged or not. */
export async function reckon(url: string, load: Pick<Load, 'writes'>): Promise<Reckoning> {
  const done = acknowledged(load)
  const open = load.writes.filter(({ answer }) => !answer)
  const before = await countOf(url, done)
  const again = await inParallel(done, (write) => sendUntilDone(url, write))
  await inParallel(open, (write) => sendUntilDone(url, write))
  const after = await countOf(url, load.writes)
  return {
    acknowledged: done.length,
    lost: [...notOnce(done, before, (count) => count < 1), ...notOnce(load.writes, after, (count) => count < 1)],
    doubled: [...notOnce(done, before, (count) => count > 1), ...notOnce(load.writes, after, (count) => count > 1)],
    answeredOtherwise: done.filter((write, at) => !again[at]?.isReplayed || again[at].text !== write.answer?.text).map(nameOf),
    completed: open.length,
  }
}

/** Only looks. */
export async function lostOf(url: string, load: Pick<Load, 'writes'>): Promise<string[]> {
  const done = acknowledged(load)
  return notOnce(done, await countOf(url, done), (count) => count < 1)
}

export const isWhole = ({ lost, doubled, answeredOtherwise }: Reckoning): boolean =>
  lost.length + doubled.length + answeredOtherwise.length === 0

const nameOf = ({ kind, mark }: Write): string => `${kind} ${mark}`

const notOnce = (writes: readonly Write[], counts: ReadonlyMap<string, number>, is: (count: number) => boolean): string[] =>
  writes.filter(({ mark }) => is(counts.get(mark) ?? 0)).map(nameOf)

async function sendUntilDone(url: string, write: Write) {
  for (let tries = 1; ; tries += 1) {
    const answer = await send(url, write)
    if (isDone(answer)) return answer
    if (tries === TRIES) throw new Error(`${nameOf(write)} is refused: ${answer.text}`)
    await pause(PAUSE_IN_MILLISECONDS)
  }
}

async function inParallel<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const worker = async () => {
    while (next < items.length) {
      const at = next++
      results[at] = await work(items[at] as Item)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return results
}

/** How often each mark is among what the people themselves see. */
async function countOf(url: string, writes: readonly Write[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  const count = (mark: string) => counts.set(mark, (counts.get(mark) ?? 0) + 1)
  const clients = new Set(writes.filter(({ kind }) => kind === 'order').map(({ by }) => by))
  for (const client of clients) for (const { tracking } of await everyPage(url, client, '/order/client')) count(tracking ?? '')
  const payer = writes.find(({ kind }) => kind === 'payment')?.by
  if (payer) {
    for (const { applications = [] } of await everyPage(url, payer, '/payment')) {
      for (const { bill } of applications) count(bill?.id ?? '')
    }
  }
  return counts
}

type Listed = { tracking?: string; applications?: { bill: { id: string } | null }[] }

async function everyPage(url: string, { token }: Caller, path: string): Promise<Listed[]> {
  const found: Listed[] = []
  for (let page = 1; ; page += 1) {
    const response = await fetch(`${url}/api${path}?limit=100&page=${page}`, { headers: { authorization: `Bearer ${token}` } })
    const { data, meta } = (await response.json()) as { data: Listed[]; meta: { totalPages: number } }
    found.push(...data)
    if (page >= meta.totalPages) return found
  }
}
