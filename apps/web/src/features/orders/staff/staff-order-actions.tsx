import type { OrderDetail } from '@app/contract/orders.contract'
import { sum } from '@app/domain'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUpdateIncomplete } from '../orders.queries.ts'

const MarkIncompleteDialog = lazy(async () => ({ default: (await import('./mark-incomplete-dialog.tsx')).MarkIncompleteDialog }))
const ExplainDelayDialog = lazy(async () => ({ default: (await import('./explain-delay-dialog.tsx')).ExplainDelayDialog }))
const ObservationDialog = lazy(async () => ({ default: (await import('./observation-dialog.tsx')).ObservationDialog }))

const ResolveIncidentDialog = lazy(async () => ({
  default: (await import('../incidents/resolve-incident-dialog.tsx')).ResolveIncidentDialog,
}))

const ReopenOrderDialog = lazy(async () => ({ default: (await import('./reopen-order-dialog.tsx')).ReopenOrderDialog }))

const StaffWaysDialog = lazy(async () => ({ default: (await import('../ways/staff-ways-dialog.tsx')).StaffWaysDialog }))

const BoxesOfStoreDialog = lazy(async () => ({
  default: (await import('../ways/boxes-of-store-dialog.tsx')).BoxesOfStoreDialog,
}))

const RemoveDialog = lazy(async () => ({ default: (await import('../several/order-actions-remove-dialog.tsx')).RemoveDialog }))

type Props = { order: OrderDetail; onGone: () => void }

/** What an associate may do with an order: send it on, ask for what is missing, say what they observe, remove it. */
export function StaffOrderActions({ order, onGone }: Props) {
  const { t } = useTranslation(['orders', 'ways'])
  const [dialog, setDialog] = useState<
    'incomplete' | 'explain' | 'remove' | 'resolve' | 'ways' | 'reopen' | 'boxes' | 'observe' | null
  >(null)
  const close = () => setDialog(null)
  const resume = useUpdateIncomplete('resumed')
  const can = (action: OrderDetail['allowedActions'][number]) => order.allowedActions.includes(action)
  const isOverLimit = order.missing.includes('categoryLimit') && (can('split') || can('changeCategory'))
  return (
    <>
      {isOverLimit ? <Button onClick={() => setDialog('ways')}>{t('ways:resolve')}</Button> : null}
      {can('resume') ? (
        <Button
          variant={isOverLimit ? 'default' : 'filled'}
          loading={resume.isPending}
          onClick={() => resume.mutate({ orderId: order.id, resume: true })}
        >
          {t('actions.resume')}
        </Button>
      ) : null}
      {can('markIncomplete') ? (
        <Button variant="default" onClick={() => setDialog('incomplete')}>
          {t('actions.markIncomplete')}
        </Button>
      ) : null}
      {order.status === 'reviewed' && can('split') && sum(order.items.map(({ quantity }) => quantity)) > 1 ? (
        <Button variant="default" onClick={() => setDialog('boxes')}>
          {t('ways:storeBoxes')}
        </Button>
      ) : null}
      {can('explainDelay') ? (
        <Button variant="default" onClick={() => setDialog('explain')}>
          {t('explainDelay.action')}
        </Button>
      ) : null}
      {can('setObservation') ? (
        <Button variant="default" onClick={() => setDialog('observe')}>
          {t('observation.action')}
        </Button>
      ) : null}
      {can('resolveIncident') ? (
        <Button variant="default" onClick={() => setDialog('resolve')}>
          {t('resolveIncident.action')}
        </Button>
      ) : null}
      {can('reopen') ? (
        <Button variant="default" onClick={() => setDialog('reopen')}>
          {t('reopen.action')}
        </Button>
      ) : null}
      {can('remove') ? (
        <Button variant="subtle" onClick={() => setDialog('remove')}>
          {t('actions.remove')}
        </Button>
      ) : null}
      <Suspense>{dialog === 'observe' ? <ObservationDialog order={order} onClose={close} /> : null}</Suspense>
      <Suspense>{dialog === 'resolve' ? <ResolveIncidentDialog order={order} onClose={close} /> : null}</Suspense>
      <Suspense>{dialog === 'reopen' ? <ReopenOrderDialog order={order} onClose={close} /> : null}</Suspense>
      <Suspense>{dialog === 'ways' ? <StaffWaysDialog order={order} onClose={close} /> : null}</Suspense>
      <Suspense>{dialog === 'boxes' ? <BoxesOfStoreDialog order={order} onClose={close} /> : null}</Suspense>
      <Suspense>{dialog === 'incomplete' ? <MarkIncompleteDialog order={order} onClose={close} /> : null}</Suspense>
      <Suspense>
        {dialog === 'explain' ? <ExplainDelayDialog of={{ orderIds: [order.id] }} name={order.code} onClose={close} /> : null}
      </Suspense>
      <Suspense>
        {dialog === 'remove' ? <RemoveDialog orders={[order]} opened onClose={close} onRemoved={onGone} /> : null}
      </Suspense>
    </>
  )
}
