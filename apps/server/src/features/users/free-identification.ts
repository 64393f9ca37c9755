import { DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import * as users from './users.repository.ts'

export async function requireFreeIdentification(db: Db, identification: string, except?: string): Promise<void> {
  const isTaken = await users.isIdentificationTaken(db, identification, except)
  if (isTaken) throw new DomainError('identificationTaken', { field: 'identification' })
}
