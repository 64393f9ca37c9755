import { resolveIncident } from '@app/contract/incidents.contract'
import { z } from 'zod'

/** What goes back to the store can be followed. */
export const resolveForm = z
  .object({
    outcome: resolveIncident.body.shape.outcome,
    resolution: resolveIncident.body.shape.resolution,
    clientsWord: resolveIncident.body.shape.clientsWord,
    returnCarrier: resolveIncident.body.shape.returnCarrier,
    returnTracking: resolveIncident.body.shape.returnTracking,
  })
  .superRefine(({ outcome, returnCarrier, returnTracking }, { addIssue }) => {
    if (outcome !== 'returned') return
    if (!returnCarrier) addIssue({ code: 'custom', path: ['returnCarrier'], message: 'required' })
    if (!returnTracking) addIssue({ code: 'custom', path: ['returnTracking'], message: 'required' })
  })
