import type { OrderDetail } from '@app/contract/orders.contract'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { MoreButton } from '../../../ui/page/more-button.tsx'
import { useUpdateIncomplete } from '../orders.queries.ts'
import { type DoneHere, type OrderStep, stepsOf } from './order-actions-plan.ts'
import { RemoveDialog } from './order-actions-remove-dialog.tsx'
import { TrackingDialog } from './order-actions-tracking-dialog.tsx'
import { ValueDialog } from './order-actions-value-dialog.tsx'
import { useConfirmWarehouse } from './undo-receipt.queries.ts'

const RestMenu = lazy(async () => ({ default: (await import('./order-actions-rest.tsx')).OrderActionsRest }))
const MarkIncompleteDialog = lazy(async () => ({
  default: (await import('../staff/mark-incomplete-dialog.tsx')).MarkIncompleteDialog,
}))

const ExplainDelayDialog = lazy(async () => ({
  default: (await import('../staff/explain-delay-dialog.tsx')).ExplainDelayDialog,
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
  const steps = stepsOf(order)
  const close = () => setDialog(null)
  const run = (action: DoneHere) => {
    if (action === 'resume') resuming.mutate({ orderId: order.id, resume: true })
    else if (action === 'undoWarehouse')
      undoing.mutate({
        orderId: order.id,
        weightInGrams: order.weights.warehouseInGrams ?? order.weightInGrams ?? 1,
        undo: true,
      })
    else setDialog(action)
  }
  const isRunning = resuming.isPending || undoing.isPending
  const rest = steps.slice(MOST_BUTTONS)
  return (
    <>
      {steps.slice(0, MOST_BUTTONS).map((step, index) => (
        <StepButton key={step.action} step={step} isFirst={index === 0} isRunning={isRunning} onRun={run} />
      ))}
      {rest.length > 0 ? <MoreButton name={t('orderActions.more')} menu={<RestMenu steps={rest} onRun={run} />} /> : null}
      <TrackingDialog order={order} opened={dialog === 'setTracking'} onClose={close} />
      <ValueDialog order={order} opened={dialog === 'setValue'} onClose={close} />
      <Suspense>{dialog === 'markIncomplete' ? <MarkIncompleteDialog order={order} onClose={close} /> : null}</Suspense>
      <Suspense>
        {dialog === 'explainDelay' ? (
          <ExplainDelayDialog of={{ orderIds: [order.id] }} name={order.code} onClose={close} />
        ) : null}
      </Suspense>
      <RemoveDialog orders={[order]} opened={dialog === 'remove'} onClose={close} onRemoved={onRemoved} />
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
