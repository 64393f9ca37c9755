import { compensateMore } from '@app/contract/endpoints/accounts'
import type { OrderDetail } from '@app/contract/orders.contract'
import { consequencesOf } from '@app/domain'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../../session/use-actor.ts'
import { useMay } from '../../../session/use-may.ts'
import { useApprovals } from '../../approvals/approvals.queries.ts'
import { WaitingApprovals } from '../../approvals/waiting-approvals.tsx'

const MoreCompensationDialog = lazy(async () => ({
  default: (await import('./more-compensation-dialog.tsx')).MoreCompensationDialog,
}))

/** Of a package that the house lost or damaged: more than rate and cap gave is asked for here, and seen here while it waits. */
export function MoreCompensation({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('approvals')
  const [isAsking, setAsking] = useState(false)
  const isOffered = useActor().role === 'administrator' && isCompensated(order)
  const may = useMay()
  const waiting = useApprovals({ status: ['asked'], recordId: [order.id] }, isOffered).data?.data
  if (!isOffered) return null
  return (
    <>
      <WaitingApprovals recordId={order.id} />
      {waiting?.length === 0 && may(compensateMore) ? (
        <div>
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('more.action')}
          </Button>
        </div>
      ) : null}
      <Suspense>{isAsking ? <MoreCompensationDialog order={order} onClose={() => setAsking(false)} /> : null}</Suspense>
    </>
  )
}

/** Its end made it good, or it was handed over damaged. How much more there can be the server says. */
function isCompensated({ outcome, responsible, incidents, service, productValueInCents }: OrderDetail): boolean {
  if ((productValueInCents ?? 0) === 0) return false
  if (outcome && responsible) {
    return consequencesOf({ outcome, responsible, isBilled: false, isPaid: false, isBought: service !== 'COU' }).isCompensated
  }
  return incidents.some((incident) => incident.status === 'resolved' && incident.outcome === 'damaged')
}
