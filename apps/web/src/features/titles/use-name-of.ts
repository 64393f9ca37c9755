import type { Title } from '@app/domain'
import { useActor } from '../../session/use-actor.ts'
import { useFormat } from '../../ui/show/use-format.ts'

type Record = { code: string; title: Title }

/** What this person calls a record in a heading: clients the thing, staff its code. */
export function useNameOf(): (record: Record) => string {
  const { role } = useActor()
  const format = useFormat()
  return ({ code, title }) => (role === 'client' ? format.title(title) : code)
}

/** Of a bill: clients call it by its packages. */
export function useNameOfBill(): (bill: { code: string; orders: readonly { title: Title }[] }) => string {
  const { role } = useActor()
  const format = useFormat()
  return ({ code, orders }) => (role === 'client' && format.titles(orders.map(({ title }) => title))) || code
}
