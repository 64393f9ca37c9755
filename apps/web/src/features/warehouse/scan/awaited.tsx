import type { Dashboard } from '@app/contract/dashboard.contract'
import { ADMINISTRATOR_PATHS, addressOf } from '@app/contract/paths'
import { ORDERS } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { Link } from '../../../ui/edit/link.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { useDashboard } from '../../dashboard/dashboard.queries.ts'
import styles from './awaited.module.css'
import type { Place } from './scan-outcome.ts'

type Queue = keyof Dashboard['queues']

const AWAITED: Record<Place, readonly { queue: Queue; to: string }[]> = {
  MIA: [{ queue: 'toReceive', to: addressOf(ADMINISTRATOR_PATHS.orders, { status: [...ORDERS.toReceive] }) }],
  UIO: [
    { queue: 'toArrive', to: addressOf(ADMINISTRATOR_PATHS.bundles, { status: 'sended' }) },
    { queue: 'toWeigh', to: addressOf(ADMINISTRATOR_PATHS.bundles, { status: 'arrived' }) },
  ],
}

/** How much this station still waits for, each number the way to its list. */
export function Awaited({ place }: { place: Place }) {
  const { t } = useTranslation('administrator')
  const format = useFormat()
  const { data } = useDashboard()
  if (!data) return null
  return (
    <ul className={styles.awaited}>
      {AWAITED[place].map(({ queue, to }) => (
        <li key={queue}>
          <Link to={to} className={styles.link}>
            <strong>{format.number(data.queues[queue])}</strong> {t(`desktop.queues.${queue}`)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
