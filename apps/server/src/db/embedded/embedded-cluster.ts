// The data directory of an embedded database:
//   password       of PostgreSQL's users
//   cluster/       PostgreSQL's own files; or, when the user postgres cannot reach them here,
//   location       the directory that has them
//   postgres.log   what PostgreSQL said since its last start
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../start-error.ts'
import { type Account, canEnter, reachableHome, serverAccount } from './embedded-account.ts'
import { type Binaries, findBinaries } from './embedded-binaries.ts'

export type Cluster = {
  /** As whoever starts the program knows it: what sentences name. */
  dataDirectory: string
  /** PostgreSQL's own files. */
  directory: string
  log: string
  password: string
  account: Account | null
  binaries: Binaries
}

/** For every program of PostgreSQL: nothing that PG… variables say, English, and a working directory that anybody may be in. */
export const surroundings = (account: Account | null) => ({
  ...account,
  env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, LC_ALL: 'C', TZ: 'UTC' },
  ...(process.platform !== 'win32' && { cwd: '/' }),
  windowsHide: true,
})

/** Finds the cluster of a data directory; the first time it makes it. */
export async function prepareCluster(given: string): Promise<Cluster> {
  try {
    mkdirSync(given, { recursive: true })
    const dataDirectory = realpathSync(given)
    const account = serverAccount()
    if (account) chmodSync(dataDirectory, 0o755)
    const password = keep(join(dataDirectory, 'password'), () => randomBytes(24).toString('base64url'))
    const directory = locate(dataDirectory, account)
    const isNew = !existsSync(directory)
    const runsAs = isNew ? account : ownerOf(directory, account)
    const log = join(dataDirectory, 'postgres.log')
    const cluster = { dataDirectory, directory, log, password, account: runsAs, binaries: findBinaries(runsAs) }
    if (isNew) await initialise(cluster)
    return cluster
  } catch (error) {
    if (error instanceof StartError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`The data directory ${resolve(given)} cannot be used: ${reason}.`, { cause: error })
  }
}

/** What a file says; the first time, what is made for it. */
function keep(path: string, make: () => string): string {
  try {
    writeFileSync(path, existsSync(path) ? '' : make(), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(path, 'utf8')
}

function locate(dataDirectory: string, account: Account | null): string {
  const here = join(dataDirectory, 'cluster')
  const pointer = join(dataDirectory, 'location')
  if (existsSync(pointer)) return clusterAt(readFileSync(pointer, 'utf8'), dataDirectory)
  if (existsSync(here) || !account || canEnter(account, dataDirectory)) return here

  const made = mkdtempSync(join(reachableHome(account), 'data-'))
  chmodSync(made, 0o755)
  writeFileSync(join(made, 'belongs-to'), dataDirectory)
  const kept = keep(pointer, () => made)
  if (kept !== made) rmSync(made, { recursive: true })
  return clusterAt(kept, dataDirectory)
}

function clusterAt(home: string, dataDirectory: string): string {
  if (existsSync(home)) return join(home, 'cluster')
  throw new StartError(`The data of ${dataDirectory} was kept in ${home}, which is gone: restore it, or delete ${dataDirectory}.`)
}

/** Files that another user's PostgreSQL made stay theirs: root runs PostgreSQL as that user, and no other user can. */
function ownerOf(directory: string, account: Account | null): Account | null {
  const { uid, gid } = statSync(directory)
  if (account) return { uid, gid }
  if (process.getuid === undefined || uid === process.getuid()) return null
  throw new StartError(`The data in ${directory} belongs to another user (number ${uid}): start as that user, or as root.`)
}

async function initialise({ directory, password, account, binaries }: Cluster): Promise<void> {
  // Made aside and moved into place, so that a start that was interrupted leaves no half of a cluster.
  const draft = mkdtempSync(`${directory}.new-`)
  const passwordFile = `${draft}.password`
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account) for (const path of [draft, passwordFile]) chownSync(path, account.uid, account.gid)
  const options = [
    '--username=postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--no-instructions',
  ]
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  try {
    await promisify(execFile)(binaries.initdb, [`--pgdata=${draft}`, ...options, ...locale], surroundings(account))
    renameSync(draft, directory)
  } catch (error) {
    const madeByAnother = existsSync(directory)
    if (!madeByAnother) throw error
  } finally {
    rmSync(passwordFile, { force: true })
    rmSync(draft, { recursive: true, force: true })
  }
}
