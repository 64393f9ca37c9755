import type { Download } from '@app/contract'
import { DomainError, fiscalNumberText } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { get } from '../../records/records.repository.ts'
import type { Doer } from '../events/events.repository.ts'
import { fiscalDocumentKind } from './fiscal-documents.kind.ts'
import type { FiscalDocumentRow } from './fiscal-documents.table.ts'
import { fiscalFileName } from './fiscal-file-name.ts'
import { rideDocument } from './ride/ride.document.ts'

/** What the SRI authorised, as it answered. */
export type Authorised = FiscalDocumentRow & {
  establishment: string
  emissionPoint: string
  sequential: number
  authorisationXml: string
}

/** @throws DomainError fiscalActionNotAllowed where it is not authorised */
export function requireAuthorised(document: FiscalDocumentRow): Authorised {
  const { establishment, emissionPoint, sequential, authorisationXml } = document
  if (establishment === null || emissionPoint === null || sequential === null || authorisationXml === null) {
    throw new DomainError('fiscalActionNotAllowed', { ids: [document.id], because: ['notAuthorised'], next: [] })
  }
  return { ...document, establishment, emissionPoint, sequential, authorisationXml }
}

/** The RIDE. @throws DomainError fiscalDocumentNotFound, fiscalActionNotAllowed */
export async function printFiscalDocument(db: Db, actor: Doer, id: string): Promise<Download> {
  return rideOf(requireAuthorised(await get(db, actor, fiscalDocumentKind, id)))
}

/** The same as XML. @throws as printFiscalDocument */
export async function giveFiscalDocumentXml(db: Db, actor: Doer, id: string): Promise<Download> {
  return xmlOf(requireAuthorised(await get(db, actor, fiscalDocumentKind, id)))
}

export const rideOf = ({ authorisationXml, status }: Authorised): Promise<Download> =>
  rideDocument(authorisationXml, status === 'annulled')

export const xmlOf = (document: Authorised): Download => ({
  name: fiscalFileName(document.kind, fiscalNumberText(document), 'xml'),
  contentType: 'application/xml',
  content: Buffer.from(document.authorisationXml),
})
