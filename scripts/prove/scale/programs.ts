// What the drill runs: those of the system where it has them, the others unpacked from Debian's packages.
import { accessSync, constants, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { unpackPackages } from './debian-packages.ts'

const PROGRAMS = { haproxy: ['haproxy'], pgbouncer: ['pgbouncer'], patroni: ['patroni', 'python3-etcd'], etcd: ['etcd-server'] }
const POSTGRES_PROGRAMS = ['postgres', 'initdb', 'pg_ctl', 'pg_basebackup', 'pg_rewind', 'pg_controldata', 'pg_isready']
const OLDEST_POSTGRES = 15

type Name = keyof typeof PROGRAMS
export type Programs = Record<Name, string> & { postgres: string; environment: Record<string, string> }

/** @throws with a sentence that says what to install. */
export function findPrograms(directory: string): Programs {
  const names = Object.keys(PROGRAMS) as Name[]
  const lacking = names.filter((name) => !locate(name, directory)).flatMap((name) => PROGRAMS[name])
  if (!locatePostgres(directory)) lacking.push('postgresql')
  if (lacking.length > 0) bring(lacking, directory)
  const found = (name: Name) => locate(name, directory) ?? fail([...PROGRAMS[name]], `there is still no ${name}`)
  return {
    haproxy: found('haproxy'),
    pgbouncer: found('pgbouncer'),
    patroni: found('patroni'),
    etcd: found('etcd'),
    postgres: locatePostgres(directory) ?? fail(['postgresql'], `there is still no PostgreSQL ${OLDEST_POSTGRES} or newer`),
    environment: {
      PATH: places(directory).join(delimiter),
      LD_LIBRARY_PATH: libraries(directory).join(delimiter),
      PYTHONPATH: join(directory, 'usr/lib/python3/dist-packages'),
      LC_ALL: 'C.UTF-8',
      TZ: 'UTC',
    },
  }
}

function bring(packages: string[], directory: string): void {
  try {
    unpackPackages(packages, directory)
  } catch (error) {
    fail(packages, error instanceof Error ? error.message : String(error))
  }
}

function fail(packages: string[], reason: string): never {
  const advice = `On Debian or Ubuntu: sudo apt-get install ${packages.join(' ')} (it starts their services, which the drill does not need).`
  throw new Error(`The drill needs ${packages.join(', ')}: ${reason}. ${advice} Elsewhere: the same programs on PATH.`)
}

const places = (directory: string): string[] => [
  ...['usr/local/sbin', 'usr/sbin', 'usr/bin'].map((place) => join(directory, place)),
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/local/sbin',
  '/usr/sbin',
]

const libraries = (directory: string): string[] =>
  entriesOf(join(directory, 'usr/lib'))
    .filter((name) => name.endsWith('-linux-gnu'))
    .map((name) => join(directory, 'usr/lib', name))

const locate = (name: string, directory: string): string | undefined =>
  places(directory)
    .map((place) => join(place, name))
    .find(isProgram)

/** The folder of the newest PostgreSQL that has every program. */
function locatePostgres(directory: string): string | undefined {
  const roots = [join(directory, 'usr/lib/postgresql'), '/usr/lib/postgresql']
  const versions = roots.flatMap((root) => entriesOf(root).map((version) => ({ version: Number(version), root })))
  const usable = versions
    .filter(({ version }) => version >= OLDEST_POSTGRES)
    .sort((one, other) => other.version - one.version)
    .map(({ version, root }) => join(root, String(version), 'bin'))
  const everywhere = [...usable, ...places(directory)]
  return everywhere.find((place) => POSTGRES_PROGRAMS.every((name) => isProgram(join(place, name))))
}

const entriesOf = (directory: string): string[] => {
  try {
    return readdirSync(directory)
  } catch {
    return []
  }
}

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
