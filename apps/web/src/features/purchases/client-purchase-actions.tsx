import { addressOf, CLIENT_PATHS } from '@app/contract/paths'
import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/edit/link.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { AcceptDialog } from './decide/accept-dialog.tsx'
import { RejectDialog } from './decide/reject-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

/** What the owner of a purchase may do with it now, the likeliest first. Its dialogs outlive the buttons: they tell what was refused. */
export function ClientPurchaseActions({ purchase }: { purchase: PurchaseDetail }) {
  const { t } = useTranslation('purchases')
  const format = useFormat()
  const [dialog, setDialog] = useState<'accept' | 'reject' | 'remove' | null>(null)
  const close = () => setDialog(null)
  const can = (action: PurchaseDetail['allowedActions'][number]) => purchase.allowedActions.includes(action)
  return (
    <>
      {can('accept') ? (
        <Button onClick={() => setDialog('accept')}>
          {t('actions.accept', { price: format.money(purchase.price.totalInCents) })}
        </Button>
      ) : null}
      {can('change') ? (
        <Button component={Link} to={addressOf(CLIENT_PATHS.purchases, { edit: purchase.id })} variant="default">
          {t('actions.change')}
        </Button>
      ) : null}
      {can('reject') ? (
        <Button variant="default" onClick={() => setDialog('reject')}>
          {t('actions.reject')}
        </Button>
      ) : null}
      {can('remove') ? (
        <Button variant="subtle" onClick={() => setDialog('remove')}>
          {t('actions.remove')}
        </Button>
      ) : null}
      <AcceptDialog purchase={purchase} opened={dialog === 'accept'} onClose={close} />
      <RejectDialog purchase={purchase} opened={dialog === 'reject'} onClose={close} />
      <RemoveDialog purchase={purchase} opened={dialog === 'remove'} onClose={close} />
    </>
  )
}
