// A recorded call as it can be sent again and again: what a call makes anew each time (ids, codes, trackings, keys) is made anew.
import type { Recorded } from './record-statements.ts'

/** What is put together again of what stays and what is made anew, by its place among `fresh`. */
export type Value = { plain: unknown } | { pieces: (string | number)[] }
export type Statement = { text: string; values: Value[]; connection: number }
/** `fresh`: a prefix, or none for an id. */
export type Repeatable = { statements: Statement[][]; fresh: (string | null)[] }

const MADE_ANEW = /([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?:ORD|SOL)-\d+|TBN\d{16})/

/** Of two recordings of the same call: what differs between them is made anew. */
export function repeatable(one: Recorded, other: Recorded): Repeatable {
  const found = new Map<string, number>()
  // What is sent at once comes in any order.
  const again = Map.groupBy(other.flat(), ({ text }) => text)
  const sent = one.flat().map(({ text, values, connection }) => {
    const others = again.get(text)?.shift()
    if (!others) throw new Error(`the call sends it not each time: ${text}`)
    return { text, connection, values: values.map((value, position) => madeOf(value, others.values[position], found)) }
  })
  const statements = one.map((together) => sent.splice(0, together.length))
  return { statements, fresh: [...found.keys()].map(prefixOf) }
}

function madeOf(value: unknown, other: unknown, found: Map<string, number>): Value {
  if (typeof value !== 'string' || typeof other !== 'string' || value === other) return { plain: value }
  // What is split by a group of the pattern alternates: what is between, and what was found.
  const pieces = value.split(MADE_ANEW).map((piece, place) => {
    if (place % 2 === 0 || other.includes(piece)) return piece
    if (!found.has(piece)) found.set(piece, found.size)
    return found.get(piece) ?? piece
  })
  return pieces.some((piece) => typeof piece === 'number') ? { pieces } : { plain: value }
}

const prefixOf = (text: string): string | null => /^(?:ORD-|SOL-|TBN)/.exec(text)?.[0] ?? null
