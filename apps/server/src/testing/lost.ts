import { incidents } from '@app/contract'
import { signedInAs } from './world.ts'

/** A package is lost for good, as the calls of people tell it. */
export async function lost(orderId = ''): Promise<void> {
  const administrator = signedInAs('administrator')
  const params = { id: orderId }
  const { id } = await administrator.call(incidents.openIncident, { params, body: { kind: 'lost', description: 'No aparece.' } })
  const body = { incidentId: id, outcome: 'lost' as const, resolution: 'La aerolínea no la encuentra.' }
  await administrator.call(incidents.resolveIncident, { params, body })
}
