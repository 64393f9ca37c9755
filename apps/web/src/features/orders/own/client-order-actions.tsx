import type { OrderDetail } from '@app/contract/orders.contract'
import { addressOf, CLIENT_PATHS } from '@app/contract/paths'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showRefusal } from '../../../api/show-refusal.ts'
import { ConfirmDialog } from '../../../ui/edit/confirm-dialog.tsx'
import { Link } from '../../../ui/edit/link.tsx'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { Note } from '../../../ui/show/note.tsx'
import { useNameOf } from '../../titles/use-name-of.ts'
import { useAuthorizeBundling, useRemoveOrders } from '../orders.queries.ts'

const AuthorizeBundlingDialog = lazy(async () => ({
  default: (await import('./authorize-bundling-dialog.tsx')).AuthorizeBundlingDialog,
}))
const EditDescriptionDialog = lazy(async () => ({
  default: (await import('./edit-description-dialog.tsx')).EditDescriptionDialog,
}))

type Dialog = 'authorize' | 'describe' | 'remove' | null

/** What the owner of a package may do with it now, the likeliest first. */
export function ClientOrderActions({ order, onGone }: { order: OrderDetail; onGone: () => void }) {
  const { t } = useTranslation('orders')
  const [dialog, setDialog] = useState<Dialog>(null)
  const close = () => setDialog(null)
  const nameOf = useNameOf()
  const authorize = useAuthorizeBundling()
  const remove = useRemoveOrders()
  const can = (action: OrderDetail['allowedActions'][number]) => order.allowedActions.includes(action)
  // The call names the consignee as well: the one on record stays.
  const consigneeAuthorizedNameId = order.consignee?.authorizedNameId ?? null
  const withdraw = () =>
    authorize.mutate(
      { orderIds: [order.id], isAuthorizedToBundle: false, consigneeAuthorizedNameId },
      // No dialog is open that could show the refusal.
      { onError: (error) => showRefusal(error) },
    )
  return (
    <>
      {can('requestPayment') ? (
        <Button component={Link} to={CLIENT_PATHS.payments}>
          {t('actions.pay')}
        </Button>
      ) : null}
      {order.status === 'pendingOfPay' && order.bill ? (
        <Button component={Link} to={addressOf(CLIENT_PATHS.payments, { view: 'pending', open: order.bill.id })}>
          {t('actions.whereToPay')}
        </Button>
      ) : null}
      {can('authorizeBundling') && !order.isAuthorizedToBundle ? (
        <Button variant="default" onClick={() => setDialog('authorize')}>
          {t('actions.authorizeBundling')}
        </Button>
      ) : null}
      {can('authorizeBundling') && order.isAuthorizedToBundle ? (
        <Button variant="default" loading={authorize.isPending} onClick={withdraw}>
          {t('actions.withdrawAuthorization')}
        </Button>
      ) : null}
      {can('editDescription') ? (
        <Button variant="default" aria-keyshortcuts="e" onClick={() => setDialog('describe')}>
          {t('actions.editDescription')}
        </Button>
      ) : null}
      {can('remove') ? (
        <Button variant="subtle" onClick={() => setDialog('remove')}>
          {t('actions.remove')}
        </Button>
      ) : null}
      <Suspense>
        {dialog === 'authorize' ? <AuthorizeBundlingDialog orders={[order]} onClose={close} onDone={close} /> : null}
        {dialog === 'describe' ? <EditDescriptionDialog order={order} onClose={close} /> : null}
      </Suspense>
      {/* While it is on its way the package is gone; a refusal brings the question back, with the reason. */}
      <ConfirmDialog
        opened={dialog === 'remove' && !remove.isPending}
        onClose={close}
        title={t('remove.title', { name: nameOf(order) })}
        confirmLabel={t('remove.confirm')}
        isRunning={remove.isPending}
        dangerous
        onConfirm={() => remove.mutate({ orderIds: [order.id] }, { onSuccess: onGone })}
      >
        <p>{t('remove.sentence', { description: order.description })}</p>
        {remove.isError ? (
          <Note tone="red" isRefusal>
            <Refusal error={remove.error} />
          </Note>
        ) : null}
      </ConfirmDialog>
    </>
  )
}
