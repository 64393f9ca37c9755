// Between a server and PostgreSQL: what a call with an `Idempotency-Key` did is committed, and the server never hears of it, as when
// it, or the line, dies at that very moment.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** The database's answer to `commit`, as its protocol has it. */
const COMMITTED = 'COMMIT\0'
/** A call that keeps its answer names this table, in words: the server behind must not prepare its statements. */
const KEPT_ANSWERS = 'idempotency_records'

/** @returns the database's address for a server whose keyed calls lose the answer to their commit, and how many have. */
export async function loseCommits(databaseUrl: string): Promise<{ url: string; lost: () => number; stop: () => void }> {
  const direct = new URL(databaseUrl)
  const open = new Set<Socket>()
  let lost = 0
  const proxy = createServer((server) => {
    const database = connect(Number(direct.port || 5_432), direct.hostname)
    let keepsAnswer = false
    const cut = () => {
      for (const end of [server, database]) end.destroy()
    }
    for (const end of [server, database]) {
      open.add(end)
      end.on('error', cut).on('close', () => open.delete(end) && cut())
    }
    server.on('data', (chunk) => {
      keepsAnswer ||= chunk.includes(KEPT_ANSWERS)
      database.write(chunk)
    })
    database.on('data', (chunk) => {
      if (!keepsAnswer || !chunk.includes(COMMITTED)) return server.write(chunk)
      lost += 1
      cut()
    })
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`
  const stop = () => {
    proxy.close()
    for (const end of open) end.destroy()
  }
  return { url: url.href, lost: () => lost, stop }
}
