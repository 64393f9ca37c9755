import { type IncidentStatus, incidentLifecycle, type Snapshot } from '@app/domain'
import { all, through } from '../../records/reach.ts'
import { noNews, recordKind } from '../../records/record-kind.ts'
import { orderKind } from '../orders/orders.kind.ts'
import { type IncidentRow, incidentsTable } from './incidents.table.ts'

/** The incident as its lifecycle sees it. */
export const incidentSnapshot = ({ status }: Pick<IncidentRow, 'status'>): Snapshot<IncidentStatus, never> => ({
  status,
  facts: {},
})

/** Theirs whose package it is. What its client reads of it is told with the package (`tellOfIncident`). */
export const incidentKind = recordKind({
  name: 'incident',
  table: incidentsTable,
  reach: {
    administrator: all,
    associate: through(incidentsTable.orderId, orderKind, 'associate'),
    client: through(incidentsTable.orderId, orderKind, 'client'),
  },
  refusals: { absent: 'incidentNotFound', changed: 'incidentChangedMeanwhile' },
  lifecycle: incidentLifecycle,
  snapshot: incidentSnapshot,
  news: noNews,
})
