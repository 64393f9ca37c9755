// PostgreSQL refuses to run as root: as root it runs as the user postgres, who can neither pass the directories that only root may
// enter (mktemp -d makes such a one, /root is one) nor write where root writes.
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { StartError } from '../start-error.ts'

export type Account = { uid: number; gid: number }

/** Who PostgreSQL runs as; none where it runs as whoever started the program. */
export function serverAccount(): Account | null {
  if (process.getuid?.() !== 0) return null
  const account = findAccount() ?? makeAccount()
  if (account) return account
  throw new StartError(
    'PostgreSQL does not run as root, and the user postgres could not be made: start as another user, or set DATABASE_URL.',
  )
}

function findAccount(): Account | null {
  const number = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }))
  try {
    return { uid: number('-u'), gid: number('-g') }
  } catch {
    return null
  }
}

function makeAccount(): Account | null {
  spawnSync('groupadd', ['--system', 'postgres'])
  spawnSync('useradd', ['--system', '--gid', 'postgres', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'])
  return findAccount()
}

/** Tried for real: groups and access lists count as they do for PostgreSQL itself. */
export function canEnter(account: Account, directory: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', directory], { ...account, cwd: '/' }).status === 0
}

export const canRun = (account: Account | null, program: string): boolean =>
  spawnSync(program, ['--version'], { ...account, cwd: '/' }).status === 0

/** Where root keeps what the user postgres has to reach and cannot reach in its own place. */
export function reachableHome(account: Account): string {
  const home = ['/var/lib/puente', '/var/tmp/puente'].find((directory) => isUsableHome(account, directory))
  if (home) return home
  throw new StartError(
    'The user postgres cannot reach the data directory: set DATA_DIR to one outside of private directories such as /root.',
  )
}

function isUsableHome(account: Account, directory: string): boolean {
  try {
    mkdirSync(directory, { recursive: true })
    // Anybody may have made a directory in /var/tmp: what is not root's own is not trusted.
    if (statSync(directory).uid !== 0) return false
    chmodSync(directory, 0o755)
    return canEnter(account, directory)
  } catch {
    return false
  }
}
