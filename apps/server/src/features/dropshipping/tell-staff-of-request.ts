import type { DropshippingAction, DropshippingStatus } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { Doer } from '../events/events.repository.ts'
import { tellStaff } from '../notifications/tell-staff.ts'
import type { DropshippingRequestRow } from './dropshipping.table.ts'

/** It waits for a quote, or to be bought. */
export async function tellStaffOfRequest(
  db: Db,
  doer: Doer,
  action: DropshippingAction,
  from: DropshippingStatus | null,
  { id, code, version, status: to, associateId }: DropshippingRequestRow,
): Promise<void> {
  const waits = action === 'create' || action === 'accept' || action === 'change'
  if (!waits || from === to) return
  await tellStaff(db, doer, {
    kind: action === 'accept' ? 'dropshippingAccepted' : 'dropshippingToQuote',
    payload: { orderCode: code, from, to, note: '' },
    about: { kind: 'dropshipping', id },
    associateId,
    key: `${id}/${version}`,
  })
}
