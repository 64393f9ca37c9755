// Whatever people typed, no spreadsheet that the product gives out runs it.
import { quotas } from '@app/contract'
import { businessDay, fiscalYearOf } from '@app/domain'
import { strFromU8, unzipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/node'
import { beforeAll, describe, expect, test } from 'vitest'
import { now } from '../clock.ts'
import { endpoints } from '../features/api-description/published-contract.ts'
import { type Records, recordsOf } from '../testing/given/given-records.ts'
import { newPerson } from '../testing/people.ts'
import { currentServer, given, signedInAs } from '../testing/world.ts'
import { writeEverywhere } from './hostile-texts.repository.ts'

/** By path: the record in it, and in how many forms it comes. An export that is not listed fails the first test. */
const BOTH = ['xlsx', 'csv'] as const
const WORKBOOK = ['xlsx'] as const
const EXPORTS: readonly [path: string, formats: readonly ('xlsx' | 'csv')[], who?: 'client' | 'associate'][] = [
  ['/order/client/export', BOTH, 'client'],
  ['/order/associate/export', BOTH, 'associate'],
  ['/order/client/{client}/export', BOTH],
  ['/order/admin/export', BOTH],
  ['/order/admin/dont-match/export', BOTH],
  ['/incident/export', BOTH],
  ['/assisted-purchase/export', BOTH, 'client'],
  ['/purchase/associate/export', BOTH],
  ['/dropshipping/export', BOTH],
  ['/quotation/export', BOTH],
  ['/bundle/export', BOTH],
  ['/bundle/free/export', BOTH],
  ['/bundle/associate/export', BOTH, 'associate'],
  ['/bundle/excel', WORKBOOK],
  ['/bundle/generated-bundles-excel', WORKBOOK],
  ['/manifest/export', BOTH],
  ['/manifest/{manifest}/bundle/export', BOTH],
  ['/manifest/{manifest}/excel', WORKBOOK],
  ['/sale-order/export', BOTH],
  ['/fiscal-document/export', BOTH],
  ['/payment/export', BOTH],
  ['/payment-proof/export', BOTH],
  ['/account/export', BOTH, 'client'],
  ['/approval/export', BOTH],
  ['/mail/export', BOTH],
  ['/report/money/export', BOTH],
  ['/report/billing/export?by=client', BOTH],
  ['/report/margin/export?by=client', BOTH],
  ['/report/customs/export?by=consignee', BOTH],
  ['/report/quota/export', BOTH],
  ['/drawer/closing/export', BOTH],
  ['/receivable/export', BOTH],
  ['/sale-order/to-bill/export', BOTH],
  ['/refund/export', BOTH],
  ['/settlement/export', BOTH],
  ['/statement/export', BOTH],
  ['/statement/line/export', BOTH],
  ['/configuration-parameter/history/export', BOTH],
  ['/associate/orders/export', BOTH],
  ['/associate/clients/export', BOTH, 'associate'],
  ['/associate/export', BOTH],
  ['/associate/{associate}/client/export', BOTH],
  ['/client/without-associate/export', BOTH],
  ['/user/export', BOTH],
  ['/audit/export', BOTH],
]
/** Days and counts alone: nobody types anything of it. */
const WITHOUT_TEXTS = ['/retention-run/export', '/report/stages/export']

const BEGINNINGS = ['=', '+', '-', '@', '\t=', '\r=', ' =']
const PAYLOAD = 'cmd|calc!A1'
/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/
const PATIENCE_IN_MILLISECONDS = 300_000

let records: Records
beforeAll(async () => {
  const associate = await given.associate()
  const client = await given.client({ associate })
  records = await recordsOf(client, associate)
  // Close to a year's quota: such consignees alone are in its report.
  const year = fiscalYearOf(businessDay(now()))
  await administrator.call(quotas.addQuotaEntry, {
    params: { identification: newPerson().identification },
    body: { year, amountInCents: 130_000, note: 'Con otro courier.' },
  })
  who.client = signedInAs(client)
  who.associate = signedInAs(associate)
}, PATIENCE_IN_MILLISECONDS)
const administrator = signedInAs('administrator')
const who = { client: administrator, associate: administrator }

test('every file of cells that the product gives out is tried', () => {
  const published = endpoints().flatMap(({ endpoint: { path, response } }) =>
    response === 'file' && /export$|excel$/.test(path) ? [path] : [],
  )

  const tried = [...EXPORTS.map(([path]) => path.replace(/\{\w+\}/, '{id}').replace(/\?.*/, '')), ...WITHOUT_TEXTS]
  expect(tried.toSorted()).toEqual(published.toSorted())
})

describe.each(BEGINNINGS)('a text that begins with %j', (beginning) => {
  beforeAll(async () => {
    const { db } = await currentServer()
    const written = await writeEverywhere(db, beginning + PAYLOAD)
    expect(written.length).toBeGreaterThan(40)
  }, PATIENCE_IN_MILLISECONDS)

  test.each(EXPORTS)('runs in no cell of %s', { timeout: PATIENCE_IN_MILLISECONDS }, async (path, formats, reader) => {
    const caller = reader ? who[reader] : administrator
    for (const format of formats) {
      const address = path
        .replace('{client}', records.client)
        .replace('{associate}', records.associate)
        .replace('{manifest}', records.manifest)
      const response = await caller.fetch(
        `/api${address}${formats.length > 1 ? `${address.includes('?') ? '&' : '?'}format=${format}` : ''}`,
      )
      const content = Buffer.from(await response.arrayBuffer())
      expect(response.status, content.toString().slice(0, 300)).toBe(200)
      const cells = format === 'csv' ? cellsOfCsv(content) : await cellsOfWorkbook(content)

      // The texts did reach it.
      expect(cells.some((cell) => cell.includes(PAYLOAD))).toBe(true)
      expect(cells.filter((cell) => FORMULA.test(cell))).toEqual([])
    }
  })
})

/** Texts alone; a formula would stand in the sheet as one. */
async function cellsOfWorkbook(content: Buffer): Promise<string[]> {
  const sheets = Object.entries(unzipSync(content)).filter(([name]) => name.startsWith('xl/worksheets/'))
  for (const [, sheet] of sheets) expect(strFromU8(sheet)).not.toMatch(/<f[ >]/)
  const read = await readXlsxFile(content)
  return read.flatMap(({ data }) => data.flat()).filter((cell): cell is string => typeof cell === 'string')
}

const CSV_CELL = /("(?:[^"]|"")*"|[^,\r\n]*)(?:,|\r\n|$)/g
/** A figure may be below zero. */
const FIGURE = /^-?\d+(\.\d+)?$/

function cellsOfCsv(content: Buffer): string[] {
  const text = content.toString('utf8').replace(/^\uFEFF/, '')
  const cells = [...text.matchAll(CSV_CELL)].map(([, cell = '']) => cell.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"'))
  return cells.filter((cell) => !FIGURE.test(cell))
}
