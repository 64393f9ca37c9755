import type { Rule, Sources } from './sources.ts'

const SERVER = /^apps\/server\/src\/(?!records\/|testing\/|machines\/|hostile\/).*\.ts$/
const KIND = /^apps\/server\/src\/features\/.*\.kind\.ts$/
const DECLARED = /\b(recordKind|editableKind)\(\{[^}]*?\btable: (\w+)/g
const STATUS_SET = /\.set\(\{[^}]*\bstatus\b|\bupdate\s+"?[a-z_]+"?\s+set\b[^;`]*\bstatus\b/g
const RENAMED = /\b(\w+Table) as (\w+)/g

/** What writes the table of a kind by itself: each with its reason. */
const WRITES_BY_ITSELF: Readonly<Record<string, string>> = {
  'apps/server/src/demo/demo-record.repository.ts updates usersTable': 'one statement renews the password of every demo account',
  'apps/server/src/demo/wishes.repository.ts inserts purchasesTable': 'the past of the demo company, which no call makes',
  'apps/server/src/demo/wishes.repository.ts inserts dropshippingRequestsTable':
    'the past of the demo company, which no call makes',
}

/**
 * Records are changed, and those with a lifecycle made, by `apps/server/src/records/` alone: guarded by what was read, with an event, and with the
 * status that the lifecycle says.
 */
export const recordWrites: Rule = (sources) => recordWritesBeside(WRITES_BY_ITSELF)(sources)

export const recordWritesBeside =
  (known: Readonly<Record<string, string>>): Rule =>
  (sources) => {
    const { paths, read } = sources
    const tables = tablesOf(sources)
    const written = paths
      .filter((path) => SERVER.test(path) && !path.endsWith('.test.ts'))
      .flatMap((path) => writesIn(read(path), tables).map((write) => `${path} ${write}`))
    return [
      ...written.filter((write) => !(write in known)).map(problemOf),
      ...Object.keys(known)
        .filter((write) => !written.includes(write))
        .map((write) => `scripts/structure/record-writes.ts: '${write}' is no longer true: take it off the list`),
    ]
  }

type Tables = { all: ReadonlySet<string>; living: ReadonlySet<string> }

function tablesOf({ paths, read }: Sources): Tables {
  const kinds = paths
    .filter((path) => KIND.test(path))
    .map(read)
    .flatMap((text) => [...text.matchAll(DECLARED)].map(([, how, name = '']) => ({ how, table: tableNamed(text)(name) })))
  return {
    all: new Set(kinds.map(({ table }) => table)),
    living: new Set(kinds.filter(({ how }) => how === 'recordKind').map(({ table }) => table)),
  }
}

/** The table that a file has imported under this name. */
const tableNamed = (text: string) => {
  const renamed = new Map([...text.matchAll(RENAMED)].map(([, table = '', name = '']) => [name, table]))
  return (name: string): string => renamed.get(name) ?? name
}

function writesIn(text: string, { all, living }: Tables): string[] {
  const tablesOfCalls = (call: RegExp) => [...text.matchAll(call)].map(([, name = '']) => tableNamed(text)(name))
  const updated = tablesOfCalls(/\.update\(\s*(\w+)/g).filter((table) => all.has(table))
  const inserted = tablesOfCalls(/\.insert\(\s*(\w+)/g).filter((table) => living.has(table))
  return [
    ...updated.map((table) => `updates ${table}`),
    ...inserted.map((table) => `inserts ${table}`),
    ...[...text.matchAll(STATUS_SET)].map(() => 'sets a status'),
    ...(/\bupdateAsRead\b/.test(text) ? ['calls updateAsRead'] : []),
  ]
}

const problemOf = (write: string): string => {
  const [path = '', ...what] = write.split(' ')
  return `${path}: ${what.join(' ')}: records are written by act, create, change and edit of apps/server/src/records`
}
