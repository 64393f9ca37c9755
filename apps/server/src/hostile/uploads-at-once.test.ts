// What one client can send at once: large files, many at a time. The program as it was built, in a process of its own.
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import { copyTemplate } from '../testing/cluster.ts'
import { wanted } from '../testing/package-requests.ts'
import { newPerson } from '../testing/people.ts'
import { startProgram } from '../testing/program.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const MEGABYTE = 1024 * 1024
const UPLOADS = 12
const FILES_EACH = 10
const LARGE = { bytes: 9.4 * MEGABYTE }
const MOST_GROWTH = 64 * MEGABYTE

/** What the process has in memory, in bytes. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024
}

function formOf(pdf: Blob): FormData {
  const form = new FormData()
  const packages = Array.from({ length: FILES_EACH }, () => wanted())
  form.append('data', JSON.stringify({ category: 'B', packages }))
  for (let index = 0; index < FILES_EACH; index += 1) form.append(`invoice-${index}`, pdf, `factura-${index}.pdf`)
  return form
}

test('twelve uploads of 94 MB at once: all kept, little memory, and health answers', { timeout: 300_000 }, async () => {
  const environment = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error' }
  const program = startProgram(
    { ...environment, DATABASE_URL: await copyTemplate(inject('testCluster')) },
    await temporaryFolder(),
  )
  const url = `${await program.says(/Puente answers at (http:\S+)/)}/api`
  const { network: _network, ...person } = newPerson()
  const post = (path: string, body: object) =>
    fetch(`${url}${path}`, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
  expect((await post('/auth/signup', person)).status).toBe(200)
  const signedIn = await post('/auth/signin', { email: person.email, password: person.password })
  const { accessToken } = (await signedIn.json()) as { accessToken: string }
  const headers = { authorization: `Bearer ${accessToken}` }
  const create = (pdf: Blob) => fetch(`${url}/order/create`, { method: 'POST', body: formOf(pdf), headers })
  const pdf = new Blob(['%PDF-1.7\n', Buffer.alloc(LARGE.bytes, 'x')])

  const waits: number[] = []
  /** The most that the process had while so many were sent at once, and their answers. */
  async function whileSending(uploads: number): Promise<{ most: number; statuses: number[] }> {
    let isSending = true
    const watching = (async () => {
      let most = 0
      while (isSending) {
        const asked = performance.now()
        expect((await fetch(`${url}/health/live`)).status).toBe(200)
        waits.push(performance.now() - asked)
        most = Math.max(most, await memoryOf(program.process.pid))
        await pause(50)
      }
      return most
    })()
    const answers = await Promise.all(Array.from({ length: uploads }, () => create(pdf))).finally(() => (isSending = false))
    return { most: await watching, statuses: answers.map(({ status }) => status) }
  }

  // What one needs while it comes, and what the runtime lets lie until it sweeps.
  const one = await whileSending(1)
  expect(one.statuses).toEqual([200])
  const twelve = await whileSending(UPLOADS)
  expect(twelve.statuses).toEqual(Array.from({ length: UPLOADS }, () => 200))

  const grownBy = twelve.most - one.most
  const slow = waits.toSorted((a, b) => a - b)
  console.log(
    `grew by ${Math.round(grownBy / MEGABYTE)} MB; health: median ${slow[slow.length >> 1]} ms, longest ${slow.at(-1)} ms`,
  )
  expect(grownBy).toBeLessThan(MOST_GROWTH)
})
