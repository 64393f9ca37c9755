import type { OrderDetail } from '@app/contract/orders.contract'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../../ui/edit/link.tsx'
import { MoreButton } from '../../../ui/page/more-button.tsx'
import { useReleaseOrders } from '../holding/holding.queries.ts'
import { useUpdateIncomplete } from '../orders.queries.ts'
import { type DoneHere, type OrderStep, stepsOf } from './order-actions-plan.ts'
import { TrackingDialog } from './order-actions-tracking-dialog.tsx'
import { ValueDialog } from './order-actions-value-dialog.tsx'
import { useConfirmWarehouse } from './undo-receipt.queries.ts'

const RestMenu = lazy(async () => ({ default: (await import('./order-actions-rest.tsx')).OrderActionsRest }))
const MarkIncompleteDialog = lazy(async () => ({
  default: (await import('../staff/mark-incomplete-dialog.tsx')).MarkIncompleteDialog,
}))

const OpenIncidentDialog = lazy(async () => ({
  default: (await import('../incidents/open-incident-dialog.tsx')).OpenIncidentDialog,
}))
const ResolveIncidentDialog = lazy(async () => ({
  default: (await import('../incidents/resolve-incident-dialog.tsx')).ResolveIncidentDialog,
}))
const RemoveDialog = lazy(async () => ({ default: (await import('./order-actions-remove-dialog.tsx')).RemoveDialog }))
const ExplainDelayDialog = lazy(async () => ({
  default: (await import('../staff/explain-delay-dialog.tsx')).ExplainDelayDialog,
}))
const HoldOrdersDialog = lazy(async () => ({ default: (await import('../holding/hold-orders-dialog.tsx')).HoldOrdersDialog }))
const ObservationDialog = lazy(async () => ({ default: (await import('../staff/observation-dialog.tsx')).ObservationDialog }))
const ReopenOrderDialog = lazy(async () => ({ default: (await import('../staff/reopen-order-dialog.tsx')).ReopenOrderDialog }))
const StaffWaysDialog = lazy(async () => ({ default: (await import('../ways/staff-ways-dialog.tsx')).StaffWaysDialog }))
const BoxesOfStoreDialog = lazy(async () => ({
  default: (await import('../ways/boxes-of-store-dialog.tsx')).BoxesOfStoreDialog,
}))

/** As many as stand side by side in the panel; the rest are in a menu. */
const MOST_BUTTONS = 2

/** Everything an administrator may do with an order now. */
export function OrderActionsMenu({ order, onRemoved }: { order: OrderDetail; onRemoved: () => void }) {
  // What was done is said in the words of orders, that a receipt was undone in those of the warehouse.
  const { t } = useTranslation(['administrator', 'orders', 'warehouse'])
  const [dialog, setDialog] = useState<DoneHere | null>(null)
  const resuming = useUpdateIncomplete('resumed')
  const undoing = useConfirmWarehouse()
  const releasing = useReleaseOrders()
  const steps = stepsOf(order)
  const close = () => setDialog(null)
  const run = (action: DoneHere) => {
    if (action === 'resume') resuming.mutate({ orderId: order.id, resume: true })
    else if (action === 'release') releasing.mutate({ orderIds: [order.id] })
    else if (action === 'undoWarehouse')
      undoing.mutate({
        orderId: order.id,
        weightInGrams: order.weights.warehouseInGrams ?? order.weightInGrams ?? 1,
        undo: true,
      })
    else setDialog(action)
  }
  const isRunning = resuming.isPending || undoing.isPending || releasing.isPending
  const rest = steps.slice(MOST_BUTTONS)
  return (
    <>
      {steps.slice(0, MOST_BUTTONS).map((step, index) => (
        <StepButton key={step.action} step={step} isFirst={index === 0} isRunning={isRunning} onRun={run} />
      ))}
      {rest.length > 0 ? <MoreButton name={t('orderActions.more')} menu={<RestMenu steps={rest} onRun={run} />} /> : null}
      <TrackingDialog order={order} opened={dialog === 'setTracking'} onClose={close} />
      <ValueDialog order={order} opened={dialog === 'setValue'} onClose={close} />
      <Suspense>{dialog === 'resolveLimit' ? <StaffWaysDialog order={order} onClose={close} /> : null}</Suspense>
      <Suspense>{dialog === 'storeBoxes' ? <BoxesOfStoreDialog order={order} onClose={close} /> : null}</Suspense>
      <Suspense>{dialog === 'setObservation' ? <ObservationDialog order={order} onClose={close} /> : null}</Suspense>
      <Suspense>{dialog === 'reopen' ? <ReopenOrderDialog order={order} onClose={close} /> : null}</Suspense>
      <Suspense>{dialog === 'openIncident' ? <OpenIncidentDialog order={order} onClose={close} /> : null}</Suspense>
      <Suspense>{dialog === 'resolveIncident' ? <ResolveIncidentDialog order={order} onClose={close} /> : null}</Suspense>
      <Suspense>{dialog === 'markIncomplete' ? <MarkIncompleteDialog order={order} onClose={close} /> : null}</Suspense>
      <Suspense>{dialog === 'hold' ? <HoldOrdersDialog orders={[order]} onClose={close} /> : null}</Suspense>
      <Suspense>
        {dialog === 'explainDelay' ? (
          <ExplainDelayDialog of={{ orderIds: [order.id] }} name={order.code} onClose={close} />
        ) : null}
      </Suspense>
      <Suspense>
        {dialog === 'remove' ? <RemoveDialog orders={[order]} opened onClose={close} onRemoved={onRemoved} /> : null}
      </Suspense>
    </>
  )
}

type StepProps = { step: OrderStep; onRun: (action: DoneHere) => void }

function StepButton({ step, isFirst, isRunning, onRun }: StepProps & { isFirst: boolean; isRunning: boolean }) {
  const { t } = useTranslation('administrator')
  const variant = isFirst ? 'filled' : 'default'
  const label = t(`orderActions.${step.action}`)
  if ('to' in step)
    return (
      <Button variant={variant} component={Link} to={step.to}>
        {label}
      </Button>
    )
  const { action } = step
  return (
    <Button variant={variant} loading={isRunning} onClick={() => onRun(action)}>
      {label}
    </Button>
  )
}
