import type { FiscalDocument, FiscalDocumentDetail, FiscalQueue } from '@app/contract/fiscal/fiscal-documents.contract'
import { getFiscalQueue } from '@app/contract/fiscal/fiscal-documents.contract'
import { CLIENT, givenBill } from './given-payments.ts'
import { idOf, NOW } from './people.ts'
import { answers } from './server.ts'

const KEY = '2311202601179001167400110010020000001231234567815'

export const givenFiscalQueue = (changed: Partial<FiscalQueue> = {}): FiscalQueue => ({
  ...{
    isOn: false,
    isUsed: false,
    notAuthorised: 0,
    annulling: 0,
    returned: 0,
    oldestAt: null,
    contingencySince: null,
    clockAheadInSeconds: 0,
  },
  ...changed,
})

/** As installed. */
export const issuesNothing = (): void => answers(getFiscalQueue, givenFiscalQueue())

const bill = givenBill()

/** The factura of a bill of CLIENT, authorised. */
export const givenFactura = (changed: Partial<FiscalDocument> = {}): FiscalDocument => ({
  ...{ id: idOf(60), version: 3, createdAt: NOW, updatedAt: NOW, kind: 'factura', status: 'authorised' },
  ...{ environment: 'production', number: '001-002-000000123', accessKey: KEY, bill: { id: bill.id, code: bill.code } },
  client: CLIENT,
  buyer: { name: CLIENT.name, identification: '1712345678', email: 'luz@example.com' },
  ...{ issuedOn: '2026-01-05', authorisedAt: '2026-01-05T15:42:09.000Z', owedSince: NOW, statusSince: NOW },
  ...{ zeroInCents: 1_800, generalInCents: 0, notSubjectInCents: 0, exemptInCents: 0, ivaInCents: 270 },
  ...{ thirdPartyInCents: 2_000, totalInCents: 4_070, trouble: null, troubleDetail: '', messages: [], allowedActions: [] },
  ...changed,
})

/** The SRI gave it back: the buyer's number is wrong. */
export const givenReturned = (changed: Partial<FiscalDocument> = {}): FiscalDocument =>
  givenFactura({
    ...{ status: 'returned', authorisedAt: null, allowedActions: ['retry'] },
    messages: [{ code: 69, text: 'ERROR EN LA IDENTIFICACION DEL RECEPTOR', more: 'No existe', isWarning: false }],
    ...changed,
  })

export const withAttempts = (document: FiscalDocument): FiscalDocumentDetail => ({
  ...document,
  annulment: null,
  formerKeys: [],
  attempts: [
    { id: idOf(62), at: NOW, call: 'send', outcome: 'givenBack', because: '', messages: document.messages },
    { id: idOf(61), at: NOW, call: 'sign', outcome: 'signed', because: '', messages: [] },
  ],
})
