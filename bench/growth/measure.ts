import type { Tokens } from '../filled-database.ts'
import type { Call, First } from './calls.ts'

export type Side = { url: string; tokens: Tokens; orders: number }
export type Measured = { call: Call; few: number[]; many: number[] }

const ROUNDS = 6
/** Each side's turn of one call in a round: as many as fit, at least three. */
const TURN_IN_MILLISECONDS = 250
const LEAST_IN_A_TURN = 3

/** One request after the other, both sides in turn, and who begins in turn too. @returns milliseconds. */
export async function measure(calls: readonly Call[], few: Side, many: Side): Promise<Measured[]> {
  const firsts = { few: await firstOf(few), many: await firstOf(many) }
  const measured = calls.map((call) => ({ call, few: [] as number[], many: [] as number[] }))
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { call, ...kept } of measured) {
      const sides = [() => turn(few, call, firsts.few), () => turn(many, call, firsts.many)] as const
      const before = round % 2 ? await sides[1]() : null
      const small = await sides[0]()
      const large = before ?? (await sides[1]())
      // The first round warms up.
      if (round === 0) continue
      kept.few.push(...small)
      kept.many.push(...large)
    }
  }
  return measured
}

async function firstOf(side: Side): Promise<First> {
  const { data, meta } = await ask(side, 'administrator', '/api/order/admin?limit=100')
  const [{ id, tracking, code }] = data
  return { id, tracking, code, nextCursor: meta.nextCursor, orders: side.orders }
}

async function turn(side: Side, { who, path }: Call, first: First): Promise<number[]> {
  const milliseconds: number[] = []
  const started = performance.now()
  while (performance.now() - started < TURN_IN_MILLISECONDS || milliseconds.length < LEAST_IN_A_TURN) {
    const asked = performance.now()
    await ask(side, who, path(first))
    milliseconds.push(performance.now() - asked)
  }
  return milliseconds
}

async function ask({ url, tokens }: Side, who: keyof Tokens, path: string) {
  const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${tokens[who]}` } })
  if (!answer.ok) throw new Error(`${answer.status} ${path}: ${await answer.text()}`)
  return (await answer.json()) as { data: [{ id: string; tracking: string; code: string }]; meta: { nextCursor: string } }
}
