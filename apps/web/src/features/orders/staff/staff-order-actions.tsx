import type { OrderDetail } from '@app/contract/orders.contract'
import { Button, Textarea } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorSentence } from '../../../api/error-sentence.ts'
import { ConfirmDialog } from '../../../ui/edit/confirm-dialog.tsx'
import { Note } from '../../../ui/show/note.tsx'
import { useRemoveOrders, useUpdateIncomplete } from '../orders.queries.ts'

const MarkIncompleteDialog = lazy(async () => ({ default: (await import('./mark-incomplete-dialog.tsx')).MarkIncompleteDialog }))
const ExplainDelayDialog = lazy(async () => ({ default: (await import('./explain-delay-dialog.tsx')).ExplainDelayDialog }))

const ResolveIncidentDialog = lazy(async () => ({
  default: (await import('./resolve-incident-dialog.tsx')).ResolveIncidentDialog,
}))

const StaffWaysDialog = lazy(async () => ({ default: (await import('../ways/staff-ways-dialog.tsx')).StaffWaysDialog }))

type Props = { order: OrderDetail; onGone: () => void }

/** What staff do with an order while it is reviewed: send it on, ask for what is missing, remove it. */
export function StaffOrderActions({ order, onGone }: Props) {
  const { t } = useTranslation(['orders', 'ways'])
  const [dialog, setDialog] = useState<'incomplete' | 'explain' | 'remove' | 'resolve' | 'ways' | null>(null)
  const [reason, setReason] = useState('')
  const close = () => setDialog(null)
  const resume = useUpdateIncomplete('resumed')
  const remove = useRemoveOrders()
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
      {can('explainDelay') ? (
        <Button variant="default" onClick={() => setDialog('explain')}>
          {t('explainDelay.action')}
        </Button>
      ) : null}
      {can('resolveIncident') ? (
        <Button variant="default" onClick={() => setDialog('resolve')}>
          {t('resolveIncident.action')}
        </Button>
      ) : null}
      {can('remove') ? (
        <Button variant="subtle" onClick={() => setDialog('remove')}>
          {t('actions.remove')}
        </Button>
      ) : null}
      <Suspense>{dialog === 'resolve' ? <ResolveIncidentDialog order={order} onClose={close} /> : null}</Suspense>
      <Suspense>{dialog === 'ways' ? <StaffWaysDialog order={order} onClose={close} /> : null}</Suspense>
      <Suspense>{dialog === 'incomplete' ? <MarkIncompleteDialog order={order} onClose={close} /> : null}</Suspense>
      <Suspense>
        {dialog === 'explain' ? <ExplainDelayDialog of={{ orderIds: [order.id] }} name={order.code} onClose={close} /> : null}
      </Suspense>
      <ConfirmDialog
        opened={dialog === 'remove'}
        onClose={close}
        title={t('remove.title', { code: order.code })}
        confirmLabel={t('remove.confirm')}
        isRunning={remove.isPending}
        dangerous
        onConfirm={() => remove.mutate({ orderIds: [order.id], reason }, { onSuccess: onGone })}
      >
        <p>{t('remove.sentence', { description: order.description })}</p>
        <Textarea
          label={t('remove.reason')}
          autosize
          maxLength={500}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        {remove.isError ? (
          <Note tone="red" isRefusal>
            {errorSentence(t, remove.error)}
          </Note>
        ) : null}
      </ConfirmDialog>
    </>
  )
}
