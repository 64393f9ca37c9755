import type {
  FiscalData,
  FiscalRegistration,
  FiscalSequence,
  KeptCertificate,
  UnusedNumber,
} from '@app/contract/fiscal/fiscal-registration.contract'
import { FISCAL_DOCUMENT_KINDS, FISCAL_ENVIRONMENTS, type FiscalFacts, fiscalGaps } from '@app/domain'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/db.ts'
import { unusedNumbers } from '../fiscal-documents/fiscal-documents.repository.ts'
import { type FiscalSettings, fiscalSettingsOf } from '../fiscal-registration-records/fiscal-registration.repository.ts'
import { type FiscalSeries, listSequences } from '../fiscal-registration-records/fiscal-sequences.repository.ts'
import { currentCertificate } from '../fiscal-registration-records/signing-certificates.repository.ts'
import { ivaConfirmation } from '../parameters/iva-confirmation.repository.ts'
import { shownFacts } from './certificate-file.ts'
import { fiscalFactsOf } from './fiscal-facts.ts'

type Unused = Awaited<ReturnType<typeof unusedNumbers>>[number]

/** All that the house has said, and what each mode lacks. */
export async function fiscalRegistrationOf(db: Db, config: Config): Promise<FiscalRegistration> {
  const settings = await fiscalSettingsOf(db)
  const facts = await fiscalFactsOf(db, config)
  const iva = await ivaConfirmation(db)
  return {
    version: settings.version,
    mode: settings.mode,
    productionSince: settings.productionSince?.toISOString() ?? null,
    company: { legalName: facts.legalName, ruc: facts.ruc },
    data: dataOf(settings),
    iva: { ...iva, confirmedAt: iva.confirmedAt?.toISOString() ?? null },
    certificate: await certificateOf(db, facts),
    sequences: await sequencesOf(db, settings),
    unused: (await unusedNumbers(db)).map(unusedView),
    missing: {
      off: fiscalGaps('off', facts),
      test: fiscalGaps('test', facts),
      production: fiscalGaps('production', facts),
    },
  }
}

function dataOf({
  version: _version,
  mode: _mode,
  productionSince: _since,
  issuesSince: _on,
  addedCodes,
  ...said
}: FiscalSettings): FiscalData {
  return {
    ...said,
    establishmentAddress: said.establishmentAddress ?? '',
    specialTaxpayer: said.specialTaxpayer ?? '',
    withholdingResolution: said.withholdingResolution ?? '',
    largeTaxpayerResolution: said.largeTaxpayerResolution ?? '',
    addedIvaCodes: Object.entries(addedCodes).map(([rate, code]) => ({ rateInBasisPoints: Number(rate), code })),
  }
}

async function certificateOf(db: Db, { ruc, certificate: state }: FiscalFacts): Promise<KeptCertificate | null> {
  const kept = await currentCertificate(db)
  if (!kept) return null
  return { ...shownFacts(kept, ruc), state, keptAt: kept.createdAt.toISOString(), keptBy: kept.keptBy?.name ?? '' }
}

/** Those of today's series first, also before their first number; then the others that gave one. */
async function sequencesOf(db: Db, { establishment, emissionPoint }: FiscalSettings): Promise<FiscalSequence[]> {
  const counted = await listSequences(db)
  const inUse: FiscalSeries[] = FISCAL_ENVIRONMENTS.flatMap((environment) =>
    FISCAL_DOCUMENT_KINDS.map((kind) => ({ environment, kind, establishment, emissionPoint })),
  )
  const isSame = (a: FiscalSeries) => (b: FiscalSeries) => nameOf(a) === nameOf(b)
  const others = counted.filter((one) => !inUse.some(isSame(one)))
  return [...inUse, ...others].map((series) => {
    const last = counted.find(isSame(series))?.lastSequential ?? 0
    const { environment, kind } = series
    return { environment, kind, establishment: series.establishment, emissionPoint: series.emissionPoint, last, next: last + 1 }
  })
}

const unusedView = ({ environment, kind, establishment, emissionPoint, sequential, because }: Unused): UnusedNumber => ({
  environment,
  kind,
  establishment: establishment ?? '',
  emissionPoint: emissionPoint ?? '',
  sequential: sequential ?? 0,
  because,
})

const nameOf = ({ environment, kind, establishment, emissionPoint }: FiscalSeries): string =>
  [environment, kind, establishment, emissionPoint].join('/')
