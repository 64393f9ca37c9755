// What went wrong with a package: lost, seized, damaged or delayed (domain, sections 4 and 5).
import { INCIDENT_ACTIONS, INCIDENT_KINDS, INCIDENT_OUTCOMES, INCIDENT_STATUSES, ORDER_STATUSES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, idParams, instant, personReference, record, text } from './fields/fields.ts'
import { storedFile } from './files.contract.ts'
import { exportOf, listOf, listQueryBy, repeated, selectionOf } from './list.ts'

export const orderIncident = z
  .strictObject({
    ...record,
    kind: z.enum(INCIDENT_KINDS),
    status: z.enum(INCIDENT_STATUSES),
    description: z.string(),
    photos: z.array(storedFile),
    outcome: z
      .enum(INCIDENT_OUTCOMES)
      .nullable()
      .meta({ description: 'How it ended, which need not be as it began; null while it is open.' }),
    resolution: z.string(),
    resolvedAt: instant.nullable(),
    allowedActions: z.array(z.enum(INCIDENT_ACTIONS)),
  })
  .meta({ description: 'As the order shows it.' })
export type OrderIncident = z.output<typeof orderIncident>

export const incident = orderIncident.extend({
  order: z.strictObject({
    id,
    code: z.string(),
    status: z.enum(ORDER_STATUSES),
    description: z.string(),
    client: personReference.nullable(),
  }),
})
export type Incident = z.output<typeof incident>

export const listIncidents = endpoint({
  method: 'GET',
  path: '/incident',
  summary: 'Incidents with packages, by status and kind.',
  roles: ['administrator'],
  query: listQueryBy({
    sort: ['createdAt', 'updatedAt', 'code', 'status', 'kind'],
    range: 'was opened',
  }).extend({
    status: repeated(z.enum(INCIDENT_STATUSES)),
    kind: repeated(z.enum(INCIDENT_KINDS)),
  }),
  response: listOf(incident),
})

export const openIncident = endpoint({
  method: 'POST',
  path: '/order/{id}/incident',
  summary: 'Opens an incident with a package, with photos; the client is told.',
  description: 'The client is told, and sees it with the package. Files: `photo`, `photo-0`, `photo-1` …',
  roles: ['administrator'],
  params: idParams,
  body: z.strictObject({ kind: z.enum(INCIDENT_KINDS), description: text(1_000) }),
  multipart: true,
  fileParts: { 'photo-{position}': 'A photo of what happened.' },
  response: incident,
})

export const resolveIncident = endpoint({
  method: 'PATCH',
  path: '/order/{id}/incident',
  summary: 'Resolves an incident; a package that is lost or seized for good is removed with counter-entries.',
  description:
    'Solved, the package goes on. Lost or seized, it is removed, and every open incident with it ends so. A package that is in a bundle in Miami, billed or paid must leave its bundle, bill or payment first (`orderStillBundled`, `orderStillBilled`, `orderStillPaid`); one whose associate was paid stays (`earningAlreadySettled`).',
  roles: ['administrator'],
  params: idParams,
  body: z.strictObject({ incidentId: id, outcome: z.enum(INCIDENT_OUTCOMES), resolution: text(1_000) }),
  response: incident,
})

export const exportIncidents = exportOf(listIncidents)
export const selectIncidents = selectionOf(listIncidents)
