// A document made of what the books say now, checked and signed: what a signature needs, and what stands in its way.
import { randomInt } from 'node:crypto'
import { type FiscalFault, type FiscalNumbering, type FiscalTrouble, faultsOf, fiscalTextAt } from '@app/domain'
import { now } from '../../../clock.ts'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../db/db.ts'
import { fiscalSettingsOf } from '../../fiscal-registration-records/fiscal-registration.repository.ts'
import { signingKeyOf } from '../../fiscal-registration-records/signing-key.ts'
import type { FiscalDocumentRow } from '../fiscal-documents.table.ts'
import { fiscalXmlOf } from '../fiscal-xml.ts'
import type { SigningIdentity } from '../signature/signing-certificate.ts'
import { elementOfDocument } from './element-of-document.ts'

/** Why nothing was signed: no number is taken, and the document waits. */
export class NotSignable extends Error {
  readonly trouble: FiscalTrouble
  readonly detail: string

  constructor(trouble: FiscalTrouble, detail = '') {
    super(`${trouble} ${detail}`)
    this.trouble = trouble
    this.detail = detail
  }
}

const TROUBLE_OF_KEY = { missing: 'certificateMissing', expired: 'certificateExpired', boxClosed: 'boxClosed' } as const

/** @throws NotSignable where there is no key that signs today */
export async function signingIdentity(db: Db, config: Config): Promise<SigningIdentity> {
  const key = await signingKeyOf(db, config)
  if (key.state !== 'ready') throw new NotSignable(TROUBLE_OF_KEY[key.state])
  return key
}

/** Eight random digits, kept with the document. */
export const newNumericCode = (): string => String(randomInt(100_000_000)).padStart(8, '0')

export type SignedBytes = { signedXml: string; accessKey: string }

/** @throws NotSignable where no document can be made of what the books say, or it has faults */
export async function signedBytes(
  tx: Db,
  identity: SigningIdentity,
  document: FiscalDocumentRow,
  numbering: FiscalNumbering,
): Promise<SignedBytes> {
  const settings = await fiscalSettingsOf(tx)
  if (settings.headOfficeAddress === '') throw new NotSignable('setupIncomplete', 'dirMatriz')
  try {
    const element = await elementOfDocument(tx, document, settings, numbering)
    const faults = faultsOf(element)
    if (faults.length > 0) throw new NotSignable('documentFaulty', faults.map(wordsOf).join(', '))
    const { signFiscalDocument } = await import('../signature/sign-fiscal-document.ts')
    return {
      signedXml: signFiscalDocument(fiscalXmlOf(element), identity, now()),
      accessKey: fiscalTextAt(element, 'infoTributaria', 'claveAcceso'),
    }
  } catch (error) {
    // What the documents of the domain refuse to say, as a percentage that has no code.
    if (error instanceof RangeError) throw new NotSignable('documentFaulty', error.message)
    throw error
  }
}

const wordsOf = ({ field, because }: FiscalFault): string => `${field}: ${because}`

export type SignedAgain = SignedBytes & Pick<FiscalNumbering, 'issuedOn' | 'numericCode' | 'sequential'>

/** A document that has a number, made anew: under the same number and key, but for what is given. @throws NotSignable */
export async function signedAgain(
  db: Db,
  identity: SigningIdentity,
  document: FiscalDocumentRow,
  changes: Partial<Pick<FiscalNumbering, 'issuedOn' | 'numericCode' | 'sequential'>> = {},
): Promise<SignedAgain> {
  const { environment, establishment, emissionPoint, sequential, numericCode, issuedOn } = document
  const isNumbered = establishment !== null && emissionPoint !== null && sequential !== null
  if (!isNumbered || numericCode === null || issuedOn === null) throw new Error(`document ${document.id} has no number`)
  const numbering = { environment, establishment, emissionPoint, sequential, numericCode, issuedOn, ...changes }
  const bytes = await signedBytes(db, identity, document, numbering)
  return { ...bytes, issuedOn: numbering.issuedOn, numericCode: numbering.numericCode, sequential: numbering.sequential }
}
