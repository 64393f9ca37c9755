// Whether bills become documents of the SRI, and what that needs (fiscal, section 8).
import type { FiscalDocumentKind } from './access-key.ts'

/** `off` as installed: bills stay internal papers. `test`: documents without a value, at the SRI's environment for trials. */
export const FISCAL_MODES = ['off', 'test', 'production'] as const
export type FiscalMode = (typeof FISCAL_MODES)[number]

/** What is missing for a mode. */
export const FISCAL_GAPS = [
  'noLegalName',
  'noRuc',
  'rucNotOfTaxpayer',
  'noHeadOffice',
  'ivaNotConfirmed',
  'noIvaCode',
  'noCertificate',
  'certificateExpired',
  'certificateClosed',
  'wasInProduction',
  'noTestFactura',
  'noTestNotaCredito',
  'documentsUnderWay',
] as const
export type FiscalGap = (typeof FISCAL_GAPS)[number]

/** What a person types to go into production. */
export const PRODUCTION_WORD = 'PRODUCCIÓN'

export type FiscalFacts = {
  legalName: string
  ruc: string
  headOfficeAddress: string
  /** A person of the house gave every treatment of IVA. */
  isIvaConfirmed: boolean
  /** The SRI's code of the percentage of the day is known. */
  hasIvaCode: boolean
  certificate: 'ready' | 'missing' | 'expired' | 'boxClosed'
  /** Production was reached once. */
  wasInProduction: boolean
  /** Kinds that the SRI's environment for trials authorised for this RUC and certificate. */
  authorisedInTest: readonly FiscalDocumentKind[]
  /** Documents that are neither authorised, annulled nor dropped. */
  underWayCount: number
}

/** The SRI invoices the RUC of the taxpayer, whose last digits are 001. */
export const isRucOfTaxpayer = (ruc: string): boolean => /^\d{10}001$/.test(ruc)

/** Nothing where the house may go to that mode: test is no way back from production, and off leaves nothing half done. */
export function fiscalGaps(to: FiscalMode, facts: FiscalFacts): FiscalGap[] {
  if (to === 'off') return onlyIf(facts.underWayCount > 0, 'documentsUnderWay')
  return [
    ...onlyIf(facts.legalName === '', 'noLegalName'),
    ...onlyIf(facts.ruc === '', 'noRuc'),
    ...onlyIf(facts.ruc !== '' && !isRucOfTaxpayer(facts.ruc), 'rucNotOfTaxpayer'),
    ...onlyIf(facts.headOfficeAddress === '', 'noHeadOffice'),
    ...onlyIf(!facts.isIvaConfirmed, 'ivaNotConfirmed'),
    ...onlyIf(!facts.hasIvaCode, 'noIvaCode'),
    ...CERTIFICATE_GAPS[facts.certificate],
    ...(to === 'test' ? onlyIf(facts.wasInProduction, 'wasInProduction') : []),
    ...(to === 'production' ? untried(facts) : []),
  ]
}

const CERTIFICATE_GAPS: Record<FiscalFacts['certificate'], FiscalGap[]> = {
  ready: [],
  missing: ['noCertificate'],
  expired: ['certificateExpired'],
  boxClosed: ['certificateClosed'],
}

const untried = ({ authorisedInTest }: FiscalFacts): FiscalGap[] => [
  ...onlyIf(!authorisedInTest.includes('factura'), 'noTestFactura'),
  ...onlyIf(!authorisedInTest.includes('notaCredito'), 'noTestNotaCredito'),
]

const onlyIf = (isMissing: boolean, gap: FiscalGap): FiscalGap[] => (isMissing ? [gap] : [])

/** Days before a certificate's last one on which the administrators are told, the first one first. */
export const CERTIFICATE_NOTICES: readonly number[] = [60, 30, 15, 7, 3, 1]
/** From here on screens say it too. */
export const CERTIFICATE_BANNER_DAYS = 30

/** The notice that is due: the one nearest to the end of those whose day has come. null before the first. */
export const certificateNotice = (daysLeft: number): number | null =>
  daysLeft < 0 ? null : (CERTIFICATE_NOTICES.findLast((days) => daysLeft <= days) ?? null)
