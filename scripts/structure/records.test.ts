import { describe, expect, test } from 'vitest'
import { recordWrites, recordWritesBeside } from './record-writes.ts'
import { sourcesOf, withFiles } from './sources.ts'
import { tableReads, tableReadsBeside } from './table-reads.ts'

const checkout = sourcesOf(process.cwd())
const REPOSITORY = 'apps/server/src/features/manifests/close-manifest.repository.ts'
const WRITERS = 'records are written by act, create, change and edit of apps/server/src/records'
const problemsWith = (code: string) => recordWrites(withFiles(checkout, { [REPOSITORY]: code }))

describe('a record', () => {
  test('is written by the motor alone', () => {
    expect(recordWrites(checkout)).toEqual([])
  })

  test.each([
    ["db.update(manifestsTable).set({ note: '' })", 'updates manifestsTable'],
    [
      "import { billsTable as bills } from '../bills/bills.table.ts'\ndb\n  .update(bills)\n  .set(changes)",
      'updates billsTable',
    ],
    ['db.update(savedViewsTable).set({ isDefault: false })', 'updates savedViewsTable'],
    ['db\n  .insert(ordersTable)\n  .values(orders)', 'inserts ordersTable'],
    ["db.update(other).set({ at: now(), status: 'sended' })", 'sets a status'],
    ["updateAsRead(db, billKind, [{ row, changes: { status: 'charged' } }])", 'calls updateAsRead'],
  ])('is not written by a feature: %s', (code, write) => {
    expect(problemsWith(code)).toEqual([`${REPOSITORY}: ${write}: ${WRITERS}`])
  })

  test.each([
    ["sql`update manifests set status = 'sended'`", ['updates manifestsTable', 'sets a status']],
    ["sql`update only orders as late set note = ''`", ['updates ordersTable']],
    [`sql\`update \${billsTable} set note = \${note}\``, ['updates billsTable']],
    [`sql\`insert into purchases (id) values (\${id})\``, ['inserts purchasesTable']],
    [`sql\`insert into \${bundlesTable} select 1\``, ['inserts bundlesTable']],
    [`sql\`delete from incidents where id = \${id}\``, ['deletes incidentsTable']],
    ['sql`truncate refunds`', ['deletes refundsTable']],
    ['db.delete(manifestsTable).where(own)', ['deletes manifestsTable']],
    ['const table = chargesTable\ndb.delete(table)', ['deletes chargesTable']],
    [
      'db\n  .insert(usersTable)\n  .values(account)\n  .onConflictDoUpdate({ target: usersTable.email, set })',
      ['overwrites usersTable'],
    ],
  ])('is not written by a text of SQL, deleted or overwritten: %s', (code, writes) => {
    expect(problemsWith(code)).toEqual(writes.map((write) => `${REPOSITORY}: ${write}: ${WRITERS}`))
  })

  test.each([
    ['// update manifests set status: what nobody does'],
    ['db.insert(usersTable).values(account)\ndb.insert(mailsTable).values(mail).onConflictDoUpdate({ target, set })'],
    ['listeners.delete(listener)'],
    ['db.insert(usersTable).values(account)'],
    ['db.update(outboxMessagesTable).set({ sentAt: now() })'],
    ["db.select().from(ordersTable).where(eq(ordersTable.status, 'sended'))"],
  ])('without a lifecycle, or of no kind, may be: %s', (code) => {
    expect(problemsWith(code)).toEqual([])
  })

  test('that is no longer written elsewhere goes off the list', () => {
    const known = { [`${REPOSITORY} updates billsTable`]: 'once it was' }
    expect(recordWritesBeside(known)(withFiles({ paths: [], read: () => '' }, {}))).toEqual([
      `scripts/structure/record-writes.ts: '${REPOSITORY} updates billsTable' is no longer true: take it off the list`,
    ])
  })
})

describe('a table', () => {
  const JOIN = 'apps/server/src/features/labels/printed.repository.ts'
  const CHARGES = {
    'apps/server/src/features/charges/charges.table.ts': "export const chargesTable = pgTable(\n  'charges',\n  {})",
  }
  const only = (files: Record<string, string>) => withFiles({ paths: [], read: () => '' }, { ...CHARGES, ...files })
  const charges = "import { chargesTable } from '../charges/charges.table.ts'"
  const JOINED = `${JOIN}: labels reads chargesTable of charges: ask a function of charges, or declare the join in scripts/structure/known-joins.ts`

  test('is read by its own feature, and where a join is declared', () => {
    expect(tableReads(checkout)).toEqual([])
    expect(tableReadsBeside({ chargesTable: ['labels'] })(only({ [JOIN]: charges }))).toEqual([])
    const own = { 'apps/server/src/features/charges/lists/charges-lists.repository.ts': charges.replace('../', '../../') }
    expect(tableReadsBeside({})(only(own))).toEqual([])
  })

  test.each([
    'sql`select id from charges`',
    'sql`select 1 from labels join "charges" as of_label on true`',
    'sql`insert into charges (id) values (1)`',
    'sql`update charges set name = 1`',
  ])('is not read by its name in SQL either: %s', (code) => {
    expect(tableReads(withFiles(checkout, { [JOIN]: code }))).toEqual([JOINED])
    expect(tableReadsBeside({ chargesTable: ['labels'] })(only({ [JOIN]: `${charges}\n${code}` }))).toEqual([])
  })

  test('is read in repositories, lists and kinds alone', () => {
    const place = 'apps/server/src/features/charges/add-charge.ts'
    const problem = `${place}: reads chargesTable: tables are read in files *.repository.ts, *.lists.ts and *.kind.ts`
    expect(tableReadsBeside({})(only({ [place]: charges }))).toEqual([problem])
    expect(tableReadsBeside({})(only({ [place]: 'sql`select from charges`' }))).toEqual([problem])
  })

  test('that a comment names is not read', () => {
    expect(tableReadsBeside({})(only({ [JOIN]: '/** What came from charges. */\n// from charges\n' }))).toEqual([])
  })

  test.each([[charges], ["import {\n  type ChargeRow,\n  chargesTable as charges,\n} from '../charges/charges.table.ts'"]])(
    'is not read by a feature that does not own it: %s',
    (code) => {
      expect(tableReads(withFiles(checkout, { [JOIN]: code }))).toEqual([JOINED])
    },
  )

  test.each([
    [JOIN, "import { type ChargeRow } from '../charges/charges.table.ts'"],
    [JOIN, "import type { ChargeRow } from '../charges/charges.table.ts'"],
    ['apps/server/src/features/labels/labels.table.ts', charges],
    ['apps/server/src/features/labels/print.test.ts', charges],
  ])('is not read by %s with %s', (path, code) => {
    expect(tableReadsBeside({})(only({ [path]: code }))).toEqual([])
  })

  test('that is no longer read goes off the list', () => {
    expect(tableReadsBeside({ chargesTable: ['labels'] })(only({}))).toEqual([
      'scripts/structure/known-joins.ts: labels reads chargesTable no more: take it off the list',
    ])
  })
})
