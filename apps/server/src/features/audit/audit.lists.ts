import { personalData as contract } from '@app/contract'
import type { AuditGroup } from '@app/contract/fields/audit-words'
import { inArray, notInArray } from 'drizzle-orm'
import { list } from '../../records/list.ts'
import { anyOf, between, oneOf } from '../../records/list-filters.ts'
import { all } from '../../records/reach.ts'
import { eventsTable as events } from '../events/events.table.ts'
import { auditView } from './audit.view.ts'
import { ACTIONS_OF_GROUP, OTHER_THAN_CHANGED } from './audit-groups.ts'
import { eventInAudit } from './audit-view.repository.ts'
import { isMeant } from './searched-events.repository.ts'

/** Searched by a record's code, or who did it. */
export const audit = list(
  contract.listAudit,
  {
    id: events.id,
    page: (db, { where, page }) => eventInAudit.page(db, where, page),
    view: (rows, { db }) => auditView(db, rows),
  },
  {
    reach: { administrator: all },
    sort: { at: events.at },
    range: between(events.at),
    filters: {
      group: anyOf((group: AuditGroup) =>
        group === 'changed'
          ? notInArray(events.action, [...OTHER_THAN_CHANGED])
          : inArray(events.action, [...ACTIONS_OF_GROUP[group]]),
      ),
      kind: oneOf(events.aggregate),
      actorId: oneOf(events.actorId),
      recordId: oneOf(events.aggregateId),
    },
    search: (q, { db }) => isMeant(db, q),
  },
)
