import type { DropshippingDetail } from '@app/contract/dropshipping.contract'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AcceptQuoteDialog } from './accept-quote-dialog.tsx'
import { RefuseQuoteDialog } from './refuse-quote-dialog.tsx'

const ChangeWishDialog = lazy(async () => ({ default: (await import('./change-wish-dialog.tsx')).ChangeWishDialog }))

/** What the owner of a request may do with it now, the likeliest first. */
export function ClientDropshippingActions({ request }: { request: DropshippingDetail }) {
  const { t } = useTranslation('dropshipping')
  const [dialog, setDialog] = useState<'accept' | 'refuse' | 'change' | null>(null)
  const close = () => setDialog(null)
  const can = (action: DropshippingDetail['allowedActions'][number]) => request.allowedActions.includes(action)
  // Nothing can be answered any more: asking again is what is left.
  const isOver = request.quote?.isExpired ?? false
  return (
    <>
      {can('accept') ? <Button onClick={() => setDialog('accept')}>{t('actions.accept')}</Button> : null}
      {can('refuse') ? (
        <Button variant="default" onClick={() => setDialog('refuse')}>
          {t(request.quote ? 'actions.refuse' : 'giveUp.action')}
        </Button>
      ) : null}
      {can('change') ? (
        <Button variant={isOver ? 'filled' : 'default'} onClick={() => setDialog('change')}>
          {t(isOver ? 'actions.askAgain' : 'actions.change')}
        </Button>
      ) : null}
      <AcceptQuoteDialog request={request} opened={dialog === 'accept'} onClose={close} />
      <RefuseQuoteDialog request={request} opened={dialog === 'refuse'} onClose={close} />
      <Suspense>{dialog === 'change' ? <ChangeWishDialog request={request} onClose={close} /> : null}</Suspense>
    </>
  )
}
