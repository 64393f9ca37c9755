import { type FiscalFacts, ivaCodeOfRate } from '@app/domain'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/db.ts'
import * as company from '../company/company.repository.ts'
import { authorisedInTest, countUnderWay } from '../fiscal-documents/behind-mode.repository.ts'
import { fiscalSettingsOf } from '../fiscal-registration-records/fiscal-registration.repository.ts'
import { currentCertificate } from '../fiscal-registration-records/signing-certificates.repository.ts'
import { signingKeyOf } from '../fiscal-registration-records/signing-key.ts'
import { ivaConfirmation } from '../parameters/iva-confirmation.repository.ts'
import { readParameters } from '../parameters/read-parameters.ts'

/** What the house has of all that a mode needs. */
export async function fiscalFactsOf(db: Db, config: Config): Promise<FiscalFacts> {
  const { legalName, ruc } = await company.get(db)
  const { headOfficeAddress, addedCodes, productionSince } = await fiscalSettingsOf(db)
  const { ivaInBasisPoints } = await readParameters(db)
  const kept = await currentCertificate(db)
  return {
    legalName,
    ruc,
    headOfficeAddress,
    isIvaConfirmed: (await ivaConfirmation(db)).isConfirmed,
    hasIvaCode: ivaCodeOfRate(ivaInBasisPoints, addedCodes) !== null,
    certificate: (await signingKeyOf(db, config)).state,
    wasInProduction: productionSince !== null,
    authorisedInTest: kept ? await authorisedInTest(db, ruc, kept.certificate) : [],
    underWayCount: await countUnderWay(db),
  }
}
