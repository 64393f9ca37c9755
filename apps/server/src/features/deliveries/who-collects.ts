import { DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { BillRow } from '../bills/bills.table.ts'
import { clientsOf } from '../orders/order-clients.repository.ts'
import type { OrderRow } from '../orders/orders.table.ts'

type Collector = { name: string; identification: string }

/**
 * Who collects, by their identification: the client of the order, or the person its bill names.
 * @throws DomainError incorrectIdentification at the field, with the orders that this person may not take.
 */
export async function whoCollects(
  db: Db,
  orders: readonly OrderRow[],
  bills: readonly BillRow[],
  identification: string,
): Promise<Map<string, Collector>> {
  const clients = await clientsOf(db, orders)
  const collectors = new Map<string, Collector>()
  for (const { id, clientId, billId } of orders) {
    const client = clients.get(clientId ?? '')
    const bill = bills.find((one) => one.id === billId)
    if (client?.identification === identification) {
      collectors.set(id, { name: `${client.firstName} ${client.lastName}`, identification })
    } else if (bill?.pickupIdentification === identification) collectors.set(id, { name: bill.pickupName, identification })
  }
  const refused = orders.filter(({ id }) => !collectors.has(id))
  if (refused.length === 0) return collectors
  throw new DomainError('incorrectIdentification', { field: 'identification', ids: refused.map(({ id }) => id) })
}
