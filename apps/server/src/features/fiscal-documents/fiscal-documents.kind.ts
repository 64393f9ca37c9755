import {
  type FiscalDocumentFact,
  type FiscalDocumentFacts,
  type FiscalDocumentStatus,
  fiscalDocumentLifecycle,
  isSilent,
  type Snapshot,
} from '@app/domain'
import { now } from '../../clock.ts'
import { all, ownedBy } from '../../records/reach.ts'
import { noNews, recordKind } from '../../records/record-kind.ts'
import { billsOfAssociateAlone, creditedFacturas } from './fiscal-documents.repository.ts'
import { type FiscalDocumentRow, fiscalDocumentsTable } from './fiscal-documents.table.ts'

const fiscalDocumentSnapshot = (
  { status, progress }: Pick<FiscalDocumentRow, 'status' | 'progress'>,
  { credited = false }: Partial<FiscalDocumentFacts> = {},
): Snapshot<FiscalDocumentStatus, FiscalDocumentFact> => ({ status, facts: { silent: isSilent(progress, now()), credited } })

/** A client's own; an associate's where every package of the bill is theirs. */
export const fiscalDocumentKind = recordKind({
  name: 'fiscalDocument',
  table: fiscalDocumentsTable,
  reach: {
    administrator: all,
    associate: billsOfAssociateAlone,
    client: ownedBy(fiscalDocumentsTable.clientId),
  },
  refusals: { absent: 'fiscalDocumentNotFound', changed: 'fiscalDocumentChangedMeanwhile' },
  lifecycle: fiscalDocumentLifecycle,
  snapshot: fiscalDocumentSnapshot,
  facts: { names: ['credited'], read: creditedFacturas },
  news: noNews,
  onMove: (statusSince) => ({ statusSince }),
  unrecorded: ['signedXml', 'authorisationXml', 'messages', 'progress', 'step', 'statusSince', 'numericCode', 'troubleDetail'],
})
