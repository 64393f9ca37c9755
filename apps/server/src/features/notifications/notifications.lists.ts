import { notifications as contract } from '@app/contract'
import { sql } from 'drizzle-orm'
import { contains } from '../../db/search.ts'
import { list } from '../../records/list.ts'
import { between } from '../../records/list-filters.ts'
import { ownedBy } from '../../records/reach.ts'
import { countRowsOf, pageOfRows } from '../../records/reading.ts'
import { notificationView } from './notification.view.ts'
import { countUnread, listColumns } from './notifications.repository.ts'
import { notificationsTable as notifications } from './notifications.table.ts'

const own = ownedBy(notifications.userId)

/** One's own, with how many of all of them are unread. Searched by what they say of a record: its number, a name, an amount. */
export const ownNotifications = list(
  contract.listNotifications,
  {
    id: notifications.id,
    rows: (db, wanted) =>
      pageOfRows(
        db
          .select({ ...listColumns, cursor: wanted.page.cursor })
          .from(notifications)
          .$dynamic(),
        wanted,
      ),
    count: countRowsOf(notifications),
    view: (rows) => rows.map(notificationView),
  },
  {
    reach: { administrator: own, associate: own, client: own },
    sort: { createdAt: notifications.createdAt },
    range: between(notifications.createdAt),
    filters: {},
    search: (q) => sql`exists (select 1 from jsonb_each_text(${notifications.payload}) as said where ${contains(SAID, q)})`,
    beside: async ({ db, actor }) => ({ unread: await countUnread(db, actor.userId) }),
  },
)

const SAID = sql`lower(said.value)`
