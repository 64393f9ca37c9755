import { readFiscalDocument, sum } from '@app/domain'
import type { Db } from '../../db/db.ts'
import {
  billsWithoutFactura,
  documentsBesideBooks,
  facturasOverCredited,
  numbersTaken,
  signedDocumentsAfter,
} from '../fiscal-documents/fiscal-books.repository.ts'
import type { FiscalDocumentRow } from '../fiscal-documents/fiscal-documents.table.ts'
import { authorisedDocumentOf, fiscalElementOf } from '../fiscal-documents/read-fiscal-xml.ts'
import { fiscalSettingsOf } from '../fiscal-registration-records/fiscal-registration.repository.ts'
import { type FiscalSeries, listSequences } from '../fiscal-registration-records/fiscal-sequences.repository.ts'
import { PAGE_OF_BOOKS, pagesOf } from '../ledger/books.repository.ts'
import { type Discrepancy, differences } from '../ledger/discrepancy.ts'

/**
 * What is charged in production has its factura, documents say what bills and credit notes say, in the books and in their bytes, notas give
 * back no more than their factura, and every number of a series is on record (fiscal, section 9).
 */
export const checkFiscalDocuments = async (db: Db): Promise<Discrepancy[]> => [
  ...(await checkBillsInvoiced(db)),
  ...(await documentsBesideBooks(db)).flatMap(({ id, expected, found }) =>
    differences('fiscalDocument', id, {
      zero: [expected.zero, found.zero],
      general: [expected.general, found.general],
      notSubject: [expected.notSubject, found.notSubject],
      exempt: [expected.exempt, found.exempt],
      iva: [expected.iva, found.iva],
      thirdParty: [expected.thirdParty, found.thirdParty],
      total: [expected.total, found.total],
    }),
  ),
  ...(await facturasOverCredited(db)).map((factura) => ({ record: 'fiscalDocument' as const, amount: 'credited', ...factura })),
  ...(await checkSeries(db)),
  ...(await checkBytes(db)),
]

async function checkBillsInvoiced(db: Db): Promise<Discrepancy[]> {
  const { issuesSince } = await fiscalSettingsOf(db)
  if (issuesSince === null) return []
  return (await billsWithoutFactura(db, issuesSince)).map((bill) => ({ record: 'bill', amount: 'factura', ...bill }))
}

/** As many numbers as the counter gave, none above it. */
async function checkSeries(db: Db): Promise<Discrepancy[]> {
  const counters = new Map((await listSequences(db)).map((counter) => [seriesText(counter), counter]))
  const taken = new Map((await numbersTaken(db)).map((series) => [seriesText(series), series]))
  return [...new Set([...counters.keys(), ...taken.keys()])].sort().flatMap((id) => {
    const { lastSequential: last, skippedCount: skipped } = counters.get(id) ?? { lastSequential: 0, skippedCount: 0 }
    const { highest, known } = taken.get(id) ?? { highest: 0, known: 0 }
    return counted('fiscalSeries', id, { last: [Math.max(last, highest), last], numbers: [last - skipped, known] })
  })
}

const seriesText = ({ environment, kind, establishment, emissionPoint }: FiscalSeries): string =>
  `${environment} ${kind} ${establishment}-${emissionPoint}`

async function checkBytes(db: Db): Promise<Discrepancy[]> {
  const found: Discrepancy[] = []
  const pages = pagesOf(
    (after: string | undefined) => signedDocumentsAfter(db, after, PAGE_OF_BOOKS),
    ({ id }) => id,
  )
  for await (const page of pages)
    found.push(...page.flatMap((document) => [...authorisationOff(document), ...bytesOff(document)]))
  return found
}

/** What the SRI authorised is what was signed. */
function authorisationOff({ id, signedXml, authorisationXml }: FiscalDocumentRow): Discrepancy[] {
  if (authorisationXml === null) return []
  const authorised = read(() => authorisedDocumentOf(authorisationXml).document)
  const signed = read(() => fiscalElementOf(signedXml ?? ''))
  const isSame = authorised !== null && JSON.stringify(authorised) === JSON.stringify(signed)
  return counted('fiscalDocument', id, { authorisation: [1, isSame ? 1 : 0] })
}

/** What the bytes say beside the row; bytes that say nothing are off as a whole. */
function bytesOff({ id, signedXml, accessKey, ...row }: FiscalDocumentRow): Discrepancy[] {
  const said = read(() => readFiscalDocument(fiscalElementOf(signedXml ?? '')))
  if (said === null) return counted('fiscalDocument', id, { xml: [1, 0] })
  const netInCents = row.zeroBaseInCents + row.generalBaseInCents + row.notSubjectBaseInCents + row.exemptBaseInCents
  return [
    ...counted('fiscalDocument', id, { key: [1, said.accessKey === accessKey ? 1 : 0] }),
    ...differences('fiscalDocument', id, {
      xmlNet: [netInCents, said.netInCents],
      xmlIva: [row.ivaInCents, sum(said.totals.map(({ ivaInCents }) => ivaInCents))],
      xmlThirdParty: [row.thirdPartyInCents, sum(said.thirdParty.map(({ amountInCents }) => amountInCents))],
      xmlTotal: [row.totalInCents, said.totalInCents],
    }),
  ]
}

/** null where the bytes hold none. */
function read<Content>(reading: () => Content): Content | null {
  try {
    return reading()
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

const counted = (...[record, id, counts]: Parameters<typeof differences>): Discrepancy[] =>
  differences(record, id, counts).map((off) => ({ ...off, isCount: true }))
