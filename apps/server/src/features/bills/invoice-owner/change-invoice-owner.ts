import type { Actor } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { actOnOne } from '../../../records/act.ts'
import { lockOne } from '../../../records/records.repository.ts'
import * as users from '../../users/users.repository.ts'
import { chooseInvoiceOwner } from '../bill-people.ts'
import { billKind } from '../bills.kind.ts'

/**
 * Another buyer, as they are now, until the factura is signed (fiscal, section 3).
 * @throws DomainError billNotFound, billActionNotAllowed, authorizedNameNotFound, authorizedNameRequired
 */
export function changeInvoiceOwner(db: Db, actor: Actor, billId: string, authorizedNameId: string | null): Promise<void> {
  return db.transaction(async (tx) => {
    const bill = await lockOne(tx, actor, billKind, billId)
    const owner = await chooseInvoiceOwner(tx, await users.get(tx, bill.clientId), {
      authorizedNameId,
      field: 'authorizedNameId',
    })
    await actOnOne(tx, actor, billKind, 'changeInvoiceOwner', bill, owner)
  })
}
