// One machine of three: a PostgreSQL and the Patroni that watches it.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../../apps/server/src/db/free-port.ts'
import { childrenOf, killPostgres } from '../durability/database.ts'
import { type Daemon, endWithUs, makeFolder, type Place, startDaemon, writeConfiguration } from './daemon.ts'
import { type Member, type Passwords, patroniSettings } from './patroni-settings.ts'

export type Machine = Member & {
  /** Patroni and PostgreSQL at once, as a machine that loses its power. */
  kill: () => Promise<void>
  startAgain: () => void
  /** From here on nothing it writes reaches a standby, as if its network had failed that way. */
  cutReplication: () => void
}

export async function startMachine(place: Place, name: string, etcdPort: number, passwords: Passwords): Promise<Machine> {
  const dataDirectory = join(makeFolder(place, name), 'data')
  const member = { name, postgresPort: await freePort(), restPort: await freePort(), dataDirectory }
  const settings = patroniSettings(member, etcdPort, place.programs.postgres, passwords)
  const file = writeConfiguration(place, join(place.folder, name, 'patroni.yml'), settings)
  const start = (): Daemon => startDaemon(place, `patroni-${name}`, [place.programs.patroni, file])
  let patroni = start()
  const killDatabase = () => {
    const postmaster = postmasterOf(dataDirectory)
    if (postmaster) killPostgres(postmaster)
  }
  endWithUs(killDatabase)
  return {
    ...member,
    kill: async () => {
      const ended = patroni.kill()
      killDatabase()
      await ended
    },
    startAgain: () => {
      patroni = start()
    },
    cutReplication: () => {
      const senders = childrenOf(postmasterOf(dataDirectory) ?? 0).filter((pid) => commandOf(pid).includes('walsender'))
      for (const pid of senders) process.kill(pid, 'SIGSTOP')
    },
  }
}

/** The file outlives a crash, and its number may then be somebody else's. */
function postmasterOf(dataDirectory: string): number | null {
  const file = join(dataDirectory, 'postmaster.pid')
  const pid = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : 0
  return existsSync(`/proc/${pid}`) && commandOf(pid).includes(dataDirectory) ? pid : null
}

const commandOf = (pid: number): string => readFileSync(`/proc/${pid}/cmdline`, 'utf8')
