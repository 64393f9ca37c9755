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
import { recordKind } from '../../records/record-kind.ts'
import { billsOfAssociateAlone, creditedFacturas } from './fiscal-documents.repository.ts'
import { type FiscalDocumentRow, fiscalDocumentsTable } from './fiscal-documents.table.ts'
import { mailAuthorised } from './mail-authorised.ts'

export const fiscalDocumentSnapshot = (
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
  news: async (db, _doer, action, steps) => {
    if (action !== 'authorise') return
    // A test goes to nobody.
    const real = steps.filter(({ after }) => after.environment === 'production')
    await mailAuthorised(
      db,
      real.map(({ after }) => after.id),
    )
  },
  onMove: (statusSince) => ({ statusSince }),
  unrecorded: ['signedXml', 'authorisationXml', 'messages', 'progress', 'step', 'statusSince', 'numericCode', 'troubleDetail'],
})
