import type { User } from '@app/contract/users.contract'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../session/use-session.ts'
import { useFormat } from '../../ui/show/use-format.ts'
import { useAuthorizedNames } from './authorized-names.queries.ts'
import type { SelectingClient } from './person-select.tsx'
import styles from './quota-left.module.css'
import { useYearlyQuota } from './yearly-quota.queries.ts'

export type DeclaringClient = SelectingClient & Pick<User, 'identificationType' | 'identification'>

type Props = {
  /** The client for whom staff choose; none: the signed-in one. */
  client?: DeclaringClient | undefined
  /** An authorized name, or null for the client. */
  consigneeId: string | null
  /** What would be declared, with tax. */
  valueInCents: number
}

/** What the chosen consignee may still declare this year, and whether these packages pass it. */
export function QuotaLeft({ client, consigneeId, valueInCents }: Props) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const me = useMe()
  const { data: people = [] } = useAuthorizedNames(client?.id)
  const consignee = consigneeId === null ? (client ?? me) : people.find(({ id }) => id === consigneeId)
  const { data: quota } = useYearlyQuota(consignee?.identificationType === 'cedula' ? consignee.identification : null)
  // Of somebody who has not proved who they are the server says no sums.
  if (!quota || quota.leftInCents === null) return null
  const passes = valueInCents > quota.leftInCents
  const amounts = { left: format.money(quota.leftInCents), limit: format.money(quota.limitInCents) }
  return (
    <p className={styles.left} data-passes={passes} role="status">
      {t(passes ? 'newOrder.quotaPasses' : 'newOrder.quotaLeft', amounts)}
    </p>
  )
}
