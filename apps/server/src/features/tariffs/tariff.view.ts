import type { Tariff } from '@app/contract/tariffs.contract'
import { businessDay, DomainError } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { list, type TariffWithRates } from './tariffs.repository.ts'

export function tariffView({ rates, createdAt, updatedAt, ...tariff }: TariffWithRates): Tariff {
  const inForce = rates.findLast(({ validFrom }) => validFrom <= businessDay(now()))
  return {
    ...tariff,
    adValoremInBasisPoints: inForce?.adValoremInBasisPoints ?? null,
    validFrom: (inForce ?? rates[0])?.validFrom ?? '',
    rates,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

export async function viewTariff(db: Db, id: string): Promise<Tariff> {
  const found = (await list(db)).find((tariff) => tariff.id === id)
  if (!found) throw new DomainError('tariffNotFound', { ids: [id] })
  return tariffView(found)
}
