import type { Company } from '@app/contract/company.contract'
import type { Db } from '../../db/db.ts'
import { changesAfter } from '../events/events.repository.ts'
import * as company from './company.repository.ts'

/** The house as a paper made at this instant names it: what was said of it since is put back, the newest first. */
export async function companyOfPaper(db: Db, madeAt: Date): Promise<Company> {
  const today: Record<string, unknown> = await company.get(db)
  const then = { ...today }
  for (const changes of await changesAfter(db, company.THE_COMPANY, madeAt)) {
    for (const [name, change] of Object.entries(changes)) if (name in then && isChange(change)) then[name] = change.from
  }
  return then as Company
}

const isChange = (change: unknown): change is { from: unknown } =>
  typeof change === 'object' && change !== null && 'from' in change
