// A drawer of a busy day: as many statements for sixty lines as for one.
import { afterAll, expect, test } from 'vitest'
import { move, pay } from '../../testing/drawers/cash-at-counter.ts'
import { asNotes, type Held, openDrawer, sessionOf } from '../../testing/drawers/given-drawers.ts'
import { startRecorder } from '../../testing/recorded-statements.ts'
import { currentServer, given, headersOf } from '../../testing/world.ts'

// Before the server opens its first connection.
const recorder = startRecorder()
afterAll(() => recorder.stop())

async function held(lines: number): Promise<Held> {
  const client = await given.client()
  const drawer = await openDrawer()
  for (let count = 1; count <= lines; count += 1) {
    await pay(drawer.holder, client.id, 100 + count)
    await move(drawer.holder, drawer.sessionId, { kind: 'out', amountInCents: 50, reason: 'Sobres' })
  }
  return drawer
}

async function statements({ holder }: Held, method: 'GET' | 'POST', url: string, payload?: object): Promise<number> {
  const { app } = await currentServer()
  const headers = await headersOf(holder)
  const ask = async () => {
    const answer = await app.inject({ method, url: `/api/drawer/${url}`, headers, ...(payload && { payload }) })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  return (await recorder.record(ask)).flat().length
}

test('what is in a drawer, its closing and its paper', { timeout: 60_000 }, async () => {
  const [one, many] = [await held(1), await held(30)]
  const counts: number[][] = []
  for (const drawer of [one, many]) {
    const { inItInCents } = await sessionOf(drawer)
    const body = { notes: asNotes(inItInCents), expectedInCents: inItInCents }
    counts.push([
      await statements(drawer, 'GET', 'mine'),
      await statements(drawer, 'POST', `session/${drawer.sessionId}/closing`, body),
      await statements(drawer, 'GET', `closing/${drawer.sessionId}/pdf`),
    ])
  }

  expect(counts[1]).toEqual(counts[0])
  for (const count of counts.flat()) expect(count).toBeLessThan(20)
})
