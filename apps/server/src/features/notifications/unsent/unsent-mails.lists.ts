import { notifications as contract } from '@app/contract'
import { isNotNull, isNull } from 'drizzle-orm'
import { contains, searchable } from '../../../db/search.ts'
import { list } from '../../../records/list.ts'
import { anyOf, between } from '../../../records/list-filters.ts'
import { all } from '../../../records/reach.ts'
import { countRowsOf, pageOfRows } from '../../../records/reading.ts'
import { selectUnsent, type UnsentRow } from '../../mails/mails.repository.ts'
import { mailsTable as mails } from '../../mails/mails.table.ts'

/** Searched by the address or the subject. */
export const unsentMails = list(
  contract.listUnsentMails,
  {
    id: mails.id,
    rows: (db, wanted) => pageOfRows(selectUnsent(db, wanted.page.cursor).$dynamic(), wanted),
    count: countRowsOf(mails),
    view: (rows) => rows.map(unsentMailView),
  },
  {
    reach: { administrator: all },
    sort: { at: mails.at, to: mails.to },
    range: between(mails.at),
    filters: { reason: anyOf((reason) => (reason === 'refused' ? isNotNull(mails.error) : isNull(mails.error))) },
    search: (q) => contains(searchable(mails.to, mails.subject), q),
  },
)

const unsentMailView = ({ id, at, to, subject, error, nextTryAt }: UnsentRow) => ({
  ...{ id, to, subject, error },
  at: at.toISOString(),
  reason: error === null ? ('noServer' as const) : ('refused' as const),
  nextTryAt: nextTryAt?.toISOString() ?? null,
})
