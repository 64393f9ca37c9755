import type { FiscalDocument, FiscalDocumentDetail } from '@app/contract/fiscal/fiscal-documents.contract'
import { fiscalDocumentLifecycle, lastDayOfAnnulment } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { instantAsAnswered } from '../../db/text-as-answered.ts'
import { offeredActions } from '../../records/offered.ts'
import type { Doer } from '../events/events.repository.ts'
import { fiscalSettingsOf } from '../fiscal-registration-records/fiscal-registration.repository.ts'
import { type FiscalDocumentInView, readFiscalDocumentInDetail } from './fiscal-document-view.repository.ts'
import { fiscalDocumentSnapshot } from './fiscal-documents.kind.ts'

/** The document as it is published: what is in its way is the house's. */
export function fiscalDocumentView(actor: Doer, document: FiscalDocumentInView): FiscalDocument {
  const { status, progress, credited } = document
  return {
    id: document.id,
    version: document.version,
    createdAt: document.createdAt,
    updatedAt: document.updatedAt,
    kind: document.kind,
    status,
    environment: document.environment,
    number: document.number,
    accessKey: document.accessKey,
    bill: document.bill,
    client: document.client,
    buyer: document.buyer,
    issuedOn: document.issuedOn,
    authorisedAt: document.authorisedAt,
    zeroInCents: document.zeroInCents,
    generalInCents: document.generalInCents,
    notSubjectInCents: document.notSubjectInCents,
    exemptInCents: document.exemptInCents,
    ivaInCents: document.ivaInCents,
    thirdPartyInCents: document.thirdPartyInCents,
    totalInCents: document.totalInCents,
    owedSince: document.owedSince,
    statusSince: document.statusSince,
    ...(actor.role === 'administrator' ? inTheWay(document) : NOTHING_IN_THE_WAY),
    allowedActions: offeredActions(fiscalDocumentLifecycle, fiscalDocumentSnapshot({ status, progress }, { credited }), actor),
  }
}

const NOTHING_IN_THE_WAY = { trouble: null, troubleDetail: '', messages: [] }
const inTheWay = ({ trouble, troubleDetail, messages }: FiscalDocumentInView) => ({ trouble, troubleDetail, messages })

const canBeAnnulled = ({ environment, status }: FiscalDocumentInView): boolean =>
  environment === 'production' && (status === 'authorised' || status === 'annulling')

const lastDay = async (db: Db, issuedOn: string): Promise<string> =>
  lastDayOfAnnulment(issuedOn, (await fiscalSettingsOf(db)).daysOff)

/** One document with every call that was made for it. @throws fiscalDocumentNotFound also where it is beyond reach. */
export async function viewFiscalDocumentDetail(db: Db, actor: Doer, id: string): Promise<FiscalDocumentDetail> {
  const { formerKeys, attempts, annulmentReason: reason, ...document } = await readFiscalDocumentInDetail(db, actor, id)
  const isHouse = actor.role === 'administrator'
  return {
    ...fiscalDocumentView(actor, document),
    annulment:
      isHouse && document.issuedOn && canBeAnnulled(document) ? { until: await lastDay(db, document.issuedOn), reason } : null,
    formerKeys: isHouse ? formerKeys : [],
    attempts: isHouse ? attempts.map((attempt) => ({ ...attempt, at: instantAsAnswered(attempt.at) })) : [],
  }
}
