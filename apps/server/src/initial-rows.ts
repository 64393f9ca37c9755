import type { Db } from './db/db.ts'
import * as company from './features/company/company.repository.ts'
import * as texts from './features/consents/texts/texts.repository.ts'
import * as fiscalSettings from './features/fiscal-registration-records/fiscal-registration.repository.ts'
import * as parameters from './features/parameters/parameters.repository.ts'

/** What a new installation begins with; what is there already stays as it is. */
export async function addInitialRows(db: Db): Promise<void> {
  await company.addMissing(db)
  await fiscalSettings.addMissing(db)
  await parameters.addMissing(db)
  await texts.addMissing(db)
}
