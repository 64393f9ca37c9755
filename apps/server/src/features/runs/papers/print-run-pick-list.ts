import type { Download } from '@app/contract'
import { type Actor, inWalkingOrder, type Language } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { find } from '../../../records/records.repository.ts'
import { billKind } from '../../bills/bills.kind.ts'
import { bundleKind } from '../../bundles/bundles.kind.ts'
import * as company from '../../company/company.repository.ts'
import { locationsByIds } from '../../orders/locations/locations.repository.ts'
import { clientsMeant } from '../../people/clients-meant.repository.ts'
import { personView } from '../../people/person.view.ts'
import { ordersOfRun } from './orders-of-run.ts'
import { pickListDocument } from './pick-list.document.ts'

/** What a run means, as its packages are walked past. @throws runNotFound, orderNotFound, runTooLarge */
export async function printRunPickList(db: Db, actor: Actor, id: string, language: Language): Promise<Download> {
  const orders = await ordersOfRun(db, actor, id)
  const idsOf = (named: (order: (typeof orders)[number]) => string | null) => [
    ...new Set(orders.flatMap((order) => named(order) ?? [])),
  ]
  const shelves = await locationsByIds(
    db,
    idsOf(({ locationId }) => locationId),
  )
  const clientIds = idsOf(({ clientId }) => clientId)
  const clients = await clientsMeant(db, { ids: clientIds, casilleros: [], identifications: [] })
  const peopleById = new Map(clients.map((client) => [client.id, personView(client)]))
  const bundleIds = idsOf(({ bundleId }) => bundleId)
  const billIds = idsOf(({ billId }) => billId)
  const bundles = await find(db, actor, bundleKind, bundleIds)
  const bills = await find(db, actor, billKind, billIds)
  const codes = new Map([...bundles, ...bills].map((record) => [record.id, record.code]))
  const fetched = orders.map(({ code, description, clientId, locationId, bundleId, billId }) => {
    const shelf = shelves.get(locationId ?? '')
    return {
      ...{ code, description, shelves: shelf ? [shelf] : [] },
      client: peopleById.get(clientId ?? '') ?? null,
      // Once it is billed nobody asks for its bundle any more.
      goesTo: codes.get(billId ?? bundleId ?? '') ?? '',
    }
  })
  const { tradeName } = await company.get(db)
  return pickListDocument(inWalkingOrder(fetched), { tradeName, language })
}
