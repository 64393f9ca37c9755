import { atTime } from '../../clock.ts'
import { reopenOrder } from '../../features/incidents/found/reopen-order.ts'
import { openIncident } from '../../features/incidents/open-incident.ts'
import { resolveIncident } from '../../features/incidents/resolve-incident.ts'
import { splitOrder } from '../../features/orders/split/split-order.ts'
import { at } from '../calendar/calendar.ts'
import type { Company, Parcel } from '../company.ts'
import { SPLIT } from './endings.ts'

/** One package is lost in Quito and found, another is too heavy and becomes two. */
export async function foundAndSplit(company: Company, day: string): Promise<void> {
  const found = company.parcels.find(({ status, client }) => status === 'arrived' && client !== 0)
  if (found) await loseAndFind(company, day, found)
  const heavy = company.parcels.find(({ status, billedWith }) => status === 'incomplete' && billedWith === SPLIT)
  if (heavy) await atTime(at(day, '23:58'), () => split(company, heavy))
}

async function loseAndFind({ parts, staff }: Company, day: string, { id }: Parcel): Promise<void> {
  const { administrator } = staff
  const { id: incidentId } = await atTime(at(day, '23:50'), () =>
    openIncident(parts.db, parts.storage, administrator, id, {
      kind: 'lost',
      description: 'No está con su consolidación.',
      files: [],
    }),
  )
  const lost = { incidentId, outcome: 'lost' as const, resolution: 'No está en el vuelo ni en la bodega.' }
  await atTime(at(day, '23:52'), () =>
    resolveIncident(parts.db, parts.storage, administrator, id, {
      ...lost,
      clientsWord: '',
      isFit: false,
      returnCarrier: '',
      returnTracking: '',
      files: [],
    }),
  )
  const note = 'Por teléfono: lo prefiere a la indemnización.'
  await atTime(at(day, '23:56'), () => reopenOrder(parts.db, administrator, id, { goods: 'client', note }))
}

/** The last thing in a box of its own; the rest together. */
async function split({ parts, staff }: Company, { id, items, warehouseWeightInGrams }: Parcel): Promise<void> {
  const boxes = [items.slice(0, -1), items.slice(-1)].map((inside) => ({
    items: inside,
    productValueInCents: inside.reduce((sum, { quantity, unitPriceInCents }) => sum + quantity * unitPriceInCents, 0),
  }))
  const firstInGrams = Math.round(warehouseWeightInGrams * 0.7)
  const weights = [firstInGrams, warehouseWeightInGrams - firstInGrams]
  const parted = boxes.map((box, place) => ({ ...box, weightInGrams: weights[place] ?? 0 }))
  await splitOrder(parts.db, staff.warehouse, id, parted)
}
