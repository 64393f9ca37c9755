import type { Order } from '@app/contract/orders.contract'
import { addressOf, CLIENT_PATHS } from '@app/contract/paths'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/edit/link.tsx'
import { Note } from '../../ui/show/note.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { useBills } from './bills.queries.ts'

const NEWEST_VOIDED = { status: ['inactive' as const], limit: 10 }

/** Why packages that were billed before are ready to pay again. */
export function VoidedBills({ offered }: { offered: readonly Order[] }) {
  const { t } = useTranslation('client')
  const format = useFormat()
  const { data } = useBills(NEWEST_VOIDED)
  const ids = new Set(offered.map(({ id }) => id))
  const voided = data?.data.filter(({ orders }) => orders.some(({ id }) => ids.has(id))) ?? []
  return voided.map(({ id, orders, voidReason }) => (
    <Note
      key={id}
      tone="neutral"
      title={t('payments.voided', { name: format.titles(orders.map(({ title }) => title)) })}
      action={<Link to={addressOf(CLIENT_PATHS.payments, { view: 'pending', open: id })}>{t('payments.seeVoided')}</Link>}
    >
      <p>{voidReason ? t('bill.because', { reason: voidReason }) : null}</p>
    </Note>
  ))
}
