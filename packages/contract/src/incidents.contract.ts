// What went wrong with a package: lost, seized, damaged or delayed (domain, sections 4 and 5).
import {
  INCIDENT_ACTIONS,
  INCIDENT_KINDS,
  INCIDENT_OUTCOMES,
  INCIDENT_RESOLUTIONS,
  INCIDENT_STATUSES,
  ORDER_STATUSES,
  RESPONSIBLES,
  WAREHOUSES,
} from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { outcome as orderOutcome, outcome } from './fields/endings.ts'
import { id, idParams, instant, optionalText, personReference, record, text } from './fields/fields.ts'
import { exportOf, listOf, listQueryBy, repeated, selectionOf } from './fields/list.ts'
import { storedFile } from './files.contract.ts'

export const orderIncident = z
  .strictObject({
    ...record,
    kind: z.enum(INCIDENT_KINDS),
    status: z.enum(INCIDENT_STATUSES),
    description: z.string(),
    photos: z.array(storedFile).meta({ description: 'Of what happened, as it was opened with.' }),
    papers: z
      .array(storedFile)
      .meta({ description: 'What shows how it ended: the customs’ paper, the store’s receipt, photos.' }),
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
    outcome: orderOutcome,
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
    range: 'opened',
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
  guard: 'ordinary',
  roles: ['administrator'],
  duties: WAREHOUSES,
  params: idParams,
  body: z.strictObject({ kind: z.enum(INCIDENT_KINDS), description: text(1_000) }),
  multipart: true,
  fileParts: { 'photo-{position}': 'A photo of what happened.' },
  response: incident,
})

export const resolveIncident = endpoint({
  method: 'PATCH',
  path: '/order/{id}/incident',
  summary: 'Resolves an incident: solved, or with what became of its package.',
  description:
    'Solved, the package goes on and nothing else changes. Otherwise it is removed with that outcome, and every open incident with it ends so: it leaves a bundle that is still in Miami, what is held for it is free, the others of its declaration share the duty. Where the house answers for it, what was billed is credited, what it was worth made good and what was earned taken back; where its client does, what was paid stays, and so does what was earned with it; where the store does, what was bought is credited. What is damaged and was handed over, or is fit to be, goes on: its damage is made good. Each outcome is possible from where the package can have met it. Files: `paper`, `paper-0`, `paper-1` …, which whoever sees the package sees with it.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: WAREHOUSES,
  params: idParams,
  body: z.strictObject({
    incidentId: id,
    outcome: z.enum(INCIDENT_RESOLUTIONS),
    resolution: text(1_000),
    responsible: z.enum(RESPONSIBLES).optional().meta({
      description:
        'Who answers for it, where it is another than usual, which the resolution explains. Usually the house for what is lost or damaged (before Miami the store), else the client.',
    }),
    shareInPercent: z
      .int()
      .min(1, 'required')
      .max(100, 'tooLarge')
      .optional()
      .meta({ description: 'Of what is damaged: how much of its value is lost. All of it, unless said.' }),
    isFit: z
      .boolean()
      .default(false)
      .meta({ description: 'Damaged, and fit to be handed over: it goes on, and only its damage is made good.' }),
    clientsWord: optionalText(500).meta({
      description:
        'Of one that is abandoned: how its client gave it up. Without it, both notices must have gone and `abandonAfterDays` be over: else `abandonTooEarly`.',
    }),
    returnCarrier: optionalText(80).meta({
      description: 'Of a package that goes back to the store, with its tracking: both needed.',
    }),
    returnTracking: optionalText(60),
  }),
  multipart: true,
  fileParts: { 'paper-{position}': 'What shows how it ended: the customs’ paper, the store’s receipt, a photo.' },
  response: incident,
})

export const reopenOrder = endpoint({
  method: 'POST',
  path: '/order/{id}/reopen',
  summary: 'A package that had ended is there after all: it goes on, or the goods are the house’s.',
  description:
    'Of any outcome, once Miami had received it; its client’s answer is on file. `client`: it goes on where it left its way, in Miami, or arrived with the bundle that it was declared with, which waits for its weight again. What was made good is taken back, also where that leaves a debt on the account; what a bill still charges for it is credited, and it is billed anew; its consignee’s year counts it again. `house`: the client keeps what was made good, the house the goods, and it stays as it ended.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: WAREHOUSES,
  params: idParams,
  body: z.strictObject({
    goods: z.enum(['client', 'house']).meta({ description: 'Whose the goods are now, as the client chose.' }),
    note: text(500).meta({ description: 'How and when the client said so.' }),
  }),
  edits: 'order',
  response: z.strictObject({ id, code: z.string(), status: z.enum(ORDER_STATUSES), outcome }),
})

export const exportIncidents = exportOf(listIncidents)
export const selectIncidents = selectionOf(listIncidents)
