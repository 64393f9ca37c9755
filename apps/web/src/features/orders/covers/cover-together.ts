// What is asked for in one frame is asked for in one call: cards come into sight by the screenful.
import { getOrderCovers } from '@app/contract/endpoints/orders'
import { MOST_COVERS } from '@app/contract/fields/list-limits'
import { call } from '../../../api/call.ts'

type Waiting = { orderId: string; resolve: (cover: string | null) => void; reject: (reason: unknown) => void }
let waiting: Waiting[] = []

export function coverTogether(orderId: string): Promise<string | null> {
  const { promise, resolve, reject } = Promise.withResolvers<string | null>()
  if (waiting.length === 0) setTimeout(askForWaiting)
  waiting.push({ orderId, resolve, reject })
  return promise
}

function askForWaiting(): void {
  const asked = waiting
  waiting = []
  for (let from = 0; from < asked.length; from += MOST_COVERS) void answerAll(asked.slice(from, from + MOST_COVERS))
}

async function answerAll(asked: readonly Waiting[]): Promise<void> {
  try {
    const { covers } = await call(getOrderCovers, { query: { id: asked.map(({ orderId }) => orderId) } })
    const byId = new Map(covers.map(({ orderId, cover }) => [orderId, cover]))
    for (const { orderId, resolve } of asked) resolve(byId.get(orderId) ?? null)
  } catch (error) {
    for (const { reject } of asked) reject(error)
  }
}
