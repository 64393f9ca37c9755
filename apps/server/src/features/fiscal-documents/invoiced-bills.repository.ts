import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { fiscalDocumentsTable as documents } from './fiscal-documents.table.ts'

/** For the facts of a bill: whether its factura is signed, so that it names its buyer for good; one that was given back is made anew. */
export const isInvoiced = (bill: PgColumn): SQL<boolean> =>
  sql<boolean>`exists (select from ${documents} where ${documents.billId} = ${bill} and ${documents.kind} = 'factura'
    and ${documents.status} in ('signed', 'received', 'authorised', 'annulling'))`
