import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRetailParameters } from '../../retail-parameters/retail-parameters.queries.ts'
import { TurnDownDialog } from './turn-down-dialog.tsx'

const ApproveDialog = lazy(async () => ({ default: (await import('./approve-dialog.tsx')).ApproveDialog }))
const CancelDialog = lazy(async () => ({ default: (await import('./cancel-dialog.tsx')).CancelDialog }))
const ReviewDialog = lazy(async () => ({ default: (await import('./review-dialog.tsx')).ReviewDialog }))
const UpdateDialog = lazy(async () => ({ default: (await import('./update-dialog.tsx')).UpdateDialog }))

/** What whoever handles a purchase may do with it now, the likeliest first. */
export function StaffPurchaseActions({ purchase }: { purchase: PurchaseDetail }) {
  const { t } = useTranslation(['purchases', 'orders'])
  const { data: parameters } = useRetailParameters()
  const [dialog, setDialog] = useState<'approve' | 'review' | 'update' | 'turnDown' | 'cancel' | null>(null)
  const close = () => setDialog(null)
  const can = (action: PurchaseDetail['allowedActions'][number]) => purchase.allowedActions.includes(action)
  return (
    <>
      {can('approve') ? (
        <Button loading={!parameters} onClick={() => setDialog('approve')}>
          {t('actions.approve')}
        </Button>
      ) : null}
      {can('review') ? (
        <Button variant="default" loading={!parameters} onClick={() => setDialog('review')}>
          {t('actions.review')}
        </Button>
      ) : null}
      {can('update') ? (
        <Button variant="default" loading={!parameters} onClick={() => setDialog('update')}>
          {purchase.status === 'pendingChanges' ? t('actions.correct') : t('actions.update')}
        </Button>
      ) : null}
      {can('remove') ? (
        <Button variant="subtle" onClick={() => setDialog('turnDown')}>
          {t('actions.turnDown')}
        </Button>
      ) : null}
      {can('cancel') ? (
        <Button variant="default" onClick={() => setDialog('cancel')}>
          {t('actions.cancel')}
        </Button>
      ) : null}
      <Suspense>
        {dialog === 'cancel' ? <CancelDialog purchase={purchase} onClose={close} /> : null}
        {dialog === 'approve' && parameters ? (
          <ApproveDialog purchase={purchase} parameters={parameters} onClose={close} />
        ) : null}
        {dialog === 'review' && parameters ? <ReviewDialog purchase={purchase} parameters={parameters} onClose={close} /> : null}
        {dialog === 'update' && parameters ? <UpdateDialog purchase={purchase} parameters={parameters} onClose={close} /> : null}
      </Suspense>
      <TurnDownDialog purchase={purchase} opened={dialog === 'turnDown'} onClose={close} />
    </>
  )
}
