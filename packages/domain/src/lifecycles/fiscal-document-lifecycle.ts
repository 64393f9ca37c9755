// The life of a document of the SRI, a factura or a nota de crédito (fiscal, section 3), as data.
import { actionsOf, BY, type Facts, type Lifecycle, type Transition } from './lifecycle.ts'

export const FISCAL_DOCUMENT_STATUSES = [
  'waiting',
  'signed',
  'received',
  'authorised',
  'returned',
  'dropped',
  'annulling',
  'annulled',
] as const
export type FiscalDocumentStatus = (typeof FISCAL_DOCUMENT_STATUSES)[number]

/** silent: the SRI has had it for a day and did not answer · credited: a living nota de crédito changes it. */
export const FISCAL_DOCUMENT_FACTS = ['silent', 'credited'] as const
export type FiscalDocumentFact = (typeof FISCAL_DOCUMENT_FACTS)[number]
export type FiscalDocumentFacts = Facts<FiscalDocumentFact>

const CHARGED =
  'PUT /order/admin/paid/client/, POST /payment, POST /account/move, POST /sale-order, POST /sale-order/{id}/credit-note'

// biome-ignore format: a table reads best as a table
const transitions = [
  { action: 'create', from: [], to: 'waiting', by: BY.administrator, automatic: true, call: CHARGED },
  { action: 'ask', from: [], to: 'waiting', by: BY.administrator, call: 'POST /sale-order/{id}/invoice' },
  { action: 'sign', from: ['waiting'], to: 'signed', by: BY.administrator, automatic: true, call: 'job fiscalStep' },
  { action: 'redate', from: ['signed'], to: 'unchanged', by: BY.administrator, automatic: true, call: 'job fiscalStep' },
  { action: 'receive', from: ['signed'], to: 'received', by: BY.administrator, automatic: true, call: 'job fiscalStep' },
  { action: 'sendAgain', from: ['received'], to: 'signed', by: BY.administrator, automatic: true, call: 'job fiscalStep' },
  { action: 'authorise', from: ['signed', 'received'], to: 'authorised', by: BY.administrator, automatic: true, call: 'job fiscalStep' },
  { action: 'giveBack', from: ['signed', 'received'], to: 'returned', by: BY.administrator, automatic: true, call: 'job fiscalStep' },
  { action: 'retry', from: ['returned'], to: 'signed', by: BY.administrator, call: 'POST /fiscal-document/{id}/retry' },
  { action: 'retry', from: ['received'], to: 'signed', by: BY.administrator, requires: ['silent'], call: 'POST /fiscal-document/{id}/retry' },
  { action: 'drop', from: ['waiting', 'returned'], to: 'dropped', by: BY.administrator, automatic: true,
    call: 'DELETE /sale-order/{id}, DELETE /payment/{id}' },
  { action: 'annul', from: ['authorised'], to: 'annulling', by: BY.administrator, forbids: ['credited'],
    call: 'POST /fiscal-document/{id}/annulment' },
  { action: 'confirmAnnulment', from: ['annulling'], to: 'annulled', by: BY.administrator, irreversible: true,
    call: 'PUT /fiscal-document/{id}/annulment' },
  { action: 'keep', from: ['annulling'], to: 'authorised', by: BY.administrator, call: 'DELETE /fiscal-document/{id}/annulment' },
] as const satisfies readonly Transition<FiscalDocumentStatus, string, FiscalDocumentFact>[]

export type FiscalDocumentAction = (typeof transitions)[number]['action']

export const fiscalDocumentLifecycle: Lifecycle<FiscalDocumentStatus, FiscalDocumentAction, FiscalDocumentFact> = {
  name: 'fiscalDocument',
  statuses: FISCAL_DOCUMENT_STATUSES,
  refusal: 'fiscalActionNotAllowed',
  transitions,
}
export const FISCAL_DOCUMENT_ACTIONS = actionsOf(fiscalDocumentLifecycle)
