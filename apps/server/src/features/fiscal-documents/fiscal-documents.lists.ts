import { fiscalDocuments as contract } from '@app/contract'
import { eq, inArray, or } from 'drizzle-orm'
import { contains } from '../../db/search.ts'
import { list } from '../../records/list.ts'
import { between, oneOf } from '../../records/list-filters.ts'
import { billsTable as bills } from '../bills/bills.table.ts'
import { isOfNamedUser } from '../people/named-users.repository.ts'
import { fiscalDocumentInView, numberOfDocument } from './fiscal-document-view.repository.ts'
import { fiscalDocumentKind } from './fiscal-documents.kind.ts'
import { fiscalDocumentsTable as documents } from './fiscal-documents.table.ts'
import { fiscalDocumentView } from './fiscal-documents.view.ts'

/** Searched by its number or key, its bill, whom that names, or the client. */
export const allFiscalDocuments = list(
  contract.listFiscalDocuments,
  {
    id: documents.id,
    page: (db, { where, page }) => fiscalDocumentInView.page(db, where, page),
    view: (rows, { actor }) => rows.map((document) => fiscalDocumentView(actor, document)),
  },
  {
    reach: fiscalDocumentKind.reach,
    sort: {
      createdAt: documents.createdAt,
      issuedOn: documents.issuedOn,
      authorisedAt: documents.authorisedAt,
      owedSince: documents.waitsSince,
      totalInCents: documents.totalInCents,
    },
    range: between(documents.issuedOn),
    filters: {
      kind: oneOf(documents.kind),
      status: oneOf(documents.status),
      clientId: oneOf(documents.clientId),
      billId: oneOf(documents.billId),
    },
    search: async (q, { db }) => {
      const named = db.select({ id: bills.id }).from(bills).where(contains(bills.searchText, q))
      return or(
        eq(documents.accessKey, q),
        contains(numberOfDocument, q),
        inArray(documents.billId, named),
        await isOfNamedUser(db, documents.clientId, q),
      )
    },
  },
)
