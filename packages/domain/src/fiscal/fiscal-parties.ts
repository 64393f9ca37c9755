// Who issues a fiscal document and who it is for, as its head says it.
import type { IdentificationType } from '../people/identification.ts'
import {
  accessKeyOf,
  CODE_OF_DOCUMENT,
  CODE_OF_ENVIRONMENT,
  EMISSION_TYPE,
  type FiscalDocumentKind,
  type FiscalNumbering,
  sequentialText,
} from './access-key.ts'
import { element, type FiscalElement, unlessEmpty } from './fiscal-element.ts'
import { fiscalDay, fiscalText } from './fiscal-text.ts'

/** The SRI's regime for small taxpayers, where the house is in it. */
export const RIMPE_REGIMES = ['entrepreneur', 'popularBusiness'] as const
export type RimpeRegime = (typeof RIMPE_REGIMES)[number]

const RIMPE_TEXT: Record<RimpeRegime, string> = {
  entrepreneur: 'CONTRIBUYENTE RÉGIMEN RIMPE',
  popularBusiness: 'CONTRIBUYENTE NEGOCIO POPULAR - RÉGIMEN RIMPE',
}

/** The house: its names as the bill keeps them, and what the SRI asks beside. */
export type FiscalIssuer = {
  legalName: string
  tradeName: string | null
  /** Thirteen digits that end in 001. */
  ruc: string
  headOfficeAddress: string
  establishmentAddress: string | null
  keepsAccounts: boolean
  /** The numbers of the SRI's resolutions, where it made the house one of these. */
  specialTaxpayer: string | null
  withholdingResolution: string | null
  largeTaxpayerResolution: string | null
  rimpe: RimpeRegime | null
}

export type FiscalBuyer = {
  identificationType: IdentificationType
  identification: string
  name: string
  address: string | null
}

const CODE_OF_IDENTIFICATION: Record<IdentificationType, string> = { ruc: '04', cedula: '05', passport: '06' }
/** The SRI's number of a buyer who is not named: such a document can be neither annulled nor credited. */
export const NOBODY: string = '9'.repeat(13)

/** `infoTributaria`, the same of every kind. */
export function taxHead(kind: FiscalDocumentKind, issuer: FiscalIssuer, numbering: FiscalNumbering): FiscalElement {
  const [legalName, tradeName] = [fiscalText(issuer.legalName), fiscalText(issuer.tradeName ?? '')]
  return element('infoTributaria', [
    element('ambiente', CODE_OF_ENVIRONMENT[numbering.environment]),
    element('tipoEmision', EMISSION_TYPE),
    element('razonSocial', legalName),
    ...unlessEmpty('nombreComercial', tradeName === legalName ? '' : tradeName),
    element('ruc', issuer.ruc),
    element('claveAcceso', accessKeyOf(kind, issuer.ruc, numbering)),
    element('codDoc', CODE_OF_DOCUMENT[kind]),
    element('estab', numbering.establishment),
    element('ptoEmi', numbering.emissionPoint),
    element('secuencial', sequentialText(numbering.sequential)),
    element('dirMatriz', fiscalText(issuer.headOfficeAddress)),
    ...unlessEmpty('agenteRetencion', (issuer.withholdingResolution ?? '').replaceAll(/\D/g, '').replace(/^0+/, '')),
    ...unlessEmpty('contribuyenteRimpe', issuer.rimpe ? RIMPE_TEXT[issuer.rimpe] : ''),
  ])
}

export const issuedAt = (issuer: FiscalIssuer, { issuedOn }: FiscalNumbering): FiscalElement[] => [
  element('fechaEmision', fiscalDay(issuedOn)),
  ...unlessEmpty('dirEstablecimiento', fiscalText(issuer.establishmentAddress ?? '')),
]

export const taxpayerMarks = ({ specialTaxpayer, keepsAccounts }: FiscalIssuer): FiscalElement[] => [
  ...unlessEmpty('contribuyenteEspecial', fiscalText(specialTaxpayer ?? '', 13)),
  element('obligadoContabilidad', keepsAccounts ? 'SI' : 'NO'),
]

/** @throws RangeError for the number of a buyer who is not named. */
export function buyerIdentified({ identificationType, identification, name }: FiscalBuyer): FiscalElement[] {
  if (identification === NOBODY) throw new RangeError('the buyer is always identified')
  return [
    element('tipoIdentificacionComprador', CODE_OF_IDENTIFICATION[identificationType]),
    element('razonSocialComprador', fiscalText(name)),
    element('identificacionComprador', fiscalText(identification, 20)),
  ]
}
