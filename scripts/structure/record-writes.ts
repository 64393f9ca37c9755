import type { Rule, Sources } from './sources.ts'
import { tableNamedIn, tablesOf, withoutComments } from './tables.ts'

const SERVER = /^apps\/server\/src\/(?!records\/|testing\/|machines\/|hostile\/).*\.ts$/
const KIND = /^apps\/server\/src\/features\/.*\.kind\.ts$/
const DECLARED = /\b(recordKind|editableKind)\(\{[^}]*?\btable: (\w+)/g
const STATUS_SET = /\.set\(\{[^}]*\bstatus\b|\bupdate\s+"?[a-z_]+"?\s+set\b[^;`]*\bstatus\b/g
/** What writes rows, as a call of Drizzle and as a text of SQL; a table is named, or its object is set in. */
const UPDATES = [/\.update\(\s*(\w+)/g, /\bupdate\s+(?:only\s+)?(?:\$\{\s*)?"?(\w+)"?\}?\s+(?:as\s+\w+\s+|\w+\s+)?set\b/gi]
const INSERTS = [/\.insert\(\s*(\w+)/g, /\binsert\s+into\s+(?:\$\{\s*)?"?(\w+)/gi]
const DELETES = [
  /\.delete\(\s*(\w+)/g,
  /\bdelete\s+from\s+(?:only\s+)?(?:\$\{\s*)?"?(\w+)/gi,
  /\btruncate\s+(?:table\s+)?(?:\$\{\s*)?"?(\w+)/gi,
]
/** An insert that changes the row that is there already: no other insert is between the two. */
const OVERWRITES = [/\.insert\(\s*(\w+)(?:(?!\.insert\()[\s\S])*?\.onConflictDoUpdate\(/g]

/** What writes the table of a kind by itself: each with its reason. */
const WRITES_BY_ITSELF: Readonly<Record<string, string>> = {
  'apps/server/src/demo/demo-record.repository.ts updates usersTable': 'one statement renews the password of every demo account',
  'apps/server/src/demo/wishes.repository.ts inserts purchasesTable': 'the past of the demo company, which no call makes',
  'apps/server/src/demo/wishes.repository.ts inserts dropshippingRequestsTable':
    'the past of the demo company, which no call makes',
  'apps/server/src/features/users/users.repository.ts overwrites usersTable':
    'the first administrator, whom no actor makes and who may have an account already',
  'apps/server/src/features/saved-views/saved-views.repository.ts deletes savedViewsTable':
    'a view is its owner’s alone and has no life: what is deleted leaves nothing',
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
    const tables = kindsOf(sources)
    const inSql = new Map(tablesOf(sources).map((table) => [table.inSql, table.name]))
    const written = paths
      .filter((path) => SERVER.test(path) && !path.endsWith('.test.ts'))
      .flatMap((path) => writesIn(withoutComments(read(path)), tables, inSql).map((write) => `${path} ${write}`))
    return [
      ...written.filter((write) => !(write in known)).map(problemOf),
      ...Object.keys(known)
        .filter((write) => !written.includes(write))
        .map((write) => `scripts/structure/record-writes.ts: '${write}' is no longer true: take it off the list`),
    ]
  }

type Tables = { all: ReadonlySet<string>; living: ReadonlySet<string> }

function kindsOf({ paths, read }: Sources): Tables {
  const kinds = paths
    .filter((path) => KIND.test(path))
    .map(read)
    .flatMap((text) => [...text.matchAll(DECLARED)].map(([, how, name = '']) => ({ how, table: tableNamedIn(text)(name) })))
  return {
    all: new Set(kinds.map(({ table }) => table)),
    living: new Set(kinds.filter(({ how }) => how === 'recordKind').map(({ table }) => table)),
  }
}

function writesIn(code: string, { all, living }: Tables, inSql: ReadonlyMap<string, string>): string[] {
  const tableNamed = tableNamedIn(code)
  const tablesOfCalls = (calls: readonly RegExp[]) =>
    calls.flatMap((call) => [...code.matchAll(call)]).map(([, name = '']) => inSql.get(name) ?? tableNamed(name))
  const written = (verb: string, calls: readonly RegExp[], kinds: ReadonlySet<string>) =>
    tablesOfCalls(calls)
      .filter((table) => kinds.has(table))
      .map((table) => `${verb} ${table}`)
  return [
    ...written('updates', UPDATES, all),
    ...written('inserts', INSERTS, living),
    ...written('overwrites', OVERWRITES, all),
    ...written('deletes', DELETES, all),
    ...[...code.matchAll(STATUS_SET)].map(() => 'sets a status'),
    ...(/\bupdateAsRead\b/.test(code) ? ['calls updateAsRead'] : []),
  ]
}

const problemOf = (write: string): string => {
  const [path = '', ...what] = write.split(' ')
  return `${path}: ${what.join(' ')}: records are written by act, create, change and edit of apps/server/src/records`
}
