import type { Notification } from '@app/contract/notifications.contract'

type Paged = { pages: { data: Notification[] }[] }

/** The list with this one in it: in its place where it is known, else where its time puts it, on the first page. */
export function updateInList<List extends Paged>(list: List, added: Notification): List {
  const isSame = ({ id }: Notification) => id === added.id
  if (list.pages.some(({ data }) => data.some(isSame))) {
    const pages = list.pages.map((page) => ({ ...page, data: page.data.map((one) => (isSame(one) ? added : one)) }))
    return { ...list, pages }
  }
  const [first, ...rest] = list.pages
  if (!first) return list
  // A job may tell late what happened early.
  const data = [added, ...first.data].sort((one, other) => other.createdAt.localeCompare(one.createdAt))
  return { ...list, pages: [{ ...first, data }, ...rest] }
}

type Read = { ids: readonly string[] } | { all: true }

/** The list with these read, or all of them. */
export function markedRead<List extends Paged>(list: List, read: Read, readAt: string): List {
  const isMeant = ({ id }: Notification) => !('ids' in read) || read.ids.includes(id)
  const marked = (one: Notification) => (one.readAt === null && isMeant(one) ? { ...one, readAt } : one)
  return { ...list, pages: list.pages.map((page) => ({ ...page, data: page.data.map(marked) })) }
}
