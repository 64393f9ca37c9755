import { businessDay, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { ratesInForce } from './tariffs.repository.ts'

/** Category C is taxed by item class: without one in force it would be carried at a loss. @throws tariffMissing */
export async function requireTariffInForce(db: Db, at: Date): Promise<void> {
  const rates = await ratesInForce(db, businessDay(at))
  if (rates.size === 0) throw new DomainError('tariffMissing', { key: 'categoryCEnabled' })
}
