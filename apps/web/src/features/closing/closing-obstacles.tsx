import {
  ADMINISTRATOR_PATHS,
  ASSOCIATE_PATHS,
  addressOf,
  CLIENT_PATHS,
  clientAddress,
  HOME_PATH,
  ORDERS_PATH,
  type ScreenPath,
} from '@app/contract/paths'
import type { Obstacle } from '@app/contract/personal-data.contract'
import type { ClosingObstacle } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { Link } from '../../ui/edit/link.tsx'
import { Money } from '../../ui/show/money.tsx'
import styles from './closing.module.css'

type Place = string | null

/** Where a client or an associate sees to it themselves. */
const OWN: Partial<Record<ClosingObstacle, ScreenPath>> = {
  openPurchases: CLIENT_PATHS.purchases,
  openDropshipping: CLIENT_PATHS.purchases,
  openIncidents: HOME_PATH,
  unpaidBills: CLIENT_PATHS.payments,
  pendingReceipts: CLIENT_PATHS.payments,
  requestedRefunds: CLIENT_PATHS.payments,
  debt: CLIENT_PATHS.payments,
  credit: CLIENT_PATHS.payments,
  held: CLIENT_PATHS.purchases,
}
const OF_ASSOCIATE: Partial<Record<ClosingObstacle, ScreenPath>> = {
  earnings: ASSOCIATE_PATHS.earnings,
  clients: ASSOCIATE_PATHS.client,
  ordersOfClients: ASSOCIATE_PATHS.orders,
}
const OF_OFFICE: Partial<Record<ClosingObstacle, ScreenPath>> = {
  requestedRefunds: ADMINISTRATOR_PATHS.refunds,
  waitingApprovals: ADMINISTRATOR_PATHS.approvals,
  clients: ADMINISTRATOR_PATHS.assignment,
  lastAdministrator: ADMINISTRATOR_PATHS.users,
}

/** `userId`: whose account an administrator closes; null for one’s own. */
function usePlace(userId: string | null): (kind: ClosingObstacle) => Place {
  const { role } = useActor()
  if (role === 'administrator')
    return (kind) => OF_OFFICE[kind] ?? (userId === null ? null : clientAddress('administrator', userId))
  if (role === 'associate') return (kind) => OF_ASSOCIATE[kind] ?? null
  return (kind) => (kind === 'openOrders' ? addressOf(ORDERS_PATH.client, {}) : (OWN[kind] ?? null))
}

/** What is still open, where it is, and how it can end. */
export function ClosingObstacles({ obstacles, userId }: { obstacles: readonly Obstacle[]; userId: string | null }) {
  const { t } = useTranslation('closing')
  const placeOf = usePlace(userId)
  const whose = userId === null ? 'own' : 'office'
  return (
    <ul className={styles.obstacles}>
      {obstacles.map(({ kind, count, amountInCents }) => {
        const place = placeOf(kind)
        return (
          <li key={kind}>
            <p className={styles.what}>
              {place ? <Link to={place}>{t(`obstacles.${kind}`, { count })}</Link> : t(`obstacles.${kind}`, { count })}
              {amountInCents === null ? null : <Money cents={amountInCents} />}
            </p>
            <p className={styles.how}>{t(`ends.${whose}.${kind}`)}</p>
          </li>
        )
      })}
    </ul>
  )
}
