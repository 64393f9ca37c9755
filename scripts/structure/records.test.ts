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
    ["sql`update manifests set status = 'sended'`", 'sets a status'],
    ["updateAsRead(db, billKind, [{ row, changes: { status: 'charged' } }])", 'calls updateAsRead'],
  ])('is not written by a feature: %s', (code, write) => {
    expect(problemsWith(code)).toEqual([`${REPOSITORY}: ${write}: ${WRITERS}`])
  })

  test.each([
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
  const only = (files: Record<string, string>) => withFiles({ paths: [], read: () => '' }, files)
  const charges = "import { chargesTable } from '../charges/charges.table.ts'"

  test('is read by its own feature, and where a join is declared', () => {
    expect(tableReads(checkout)).toEqual([])
    expect(tableReadsBeside({ chargesTable: ['labels'] })(only({ [JOIN]: charges }))).toEqual([])
    const own = { 'apps/server/src/features/charges/lists/charges-lists.repository.ts': charges.replace('../', '../../') }
    expect(tableReadsBeside({})(only(own))).toEqual([])
  })

  test.each([[charges], ["import {\n  type ChargeRow,\n  chargesTable as charges,\n} from '../charges/charges.table.ts'"]])(
    'is not read by a feature that does not own it: %s',
    (code) => {
      expect(tableReads(withFiles(checkout, { [JOIN]: code }))).toEqual([
        `${JOIN}: labels reads chargesTable of charges: ask a function of charges, or declare the join in scripts/structure/known-joins.ts`,
      ])
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
