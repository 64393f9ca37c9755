import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '../../ui/page/page.tsx'
import { PageLoading } from '../../ui/page/page-loading.tsx'
import { useView, ViewTabs } from '../../ui/page/view-tabs.tsx'
import { PaidRefunds } from './paid-refunds.tsx'
import { PaymentList } from './payment-list.tsx'

const NewPaymentDialog = lazy(async () => ({ default: (await import('./new-payment-dialog.tsx')).NewPaymentDialog }))

const VIEWS = ['received', 'refunds'] as const

/** Money that came from clients, and money that went back to them. */
export function PaymentsPage() {
  const { t } = useTranslation('accounts')
  const view = useView(VIEWS, 'received')
  const [isTaking, setTaking] = useState(false)
  return (
    <Page
      title={t('payments.title')}
      sentence={t('payments.sentence')}
      action={<Button onClick={() => setTaking(true)}>{t('payments.new.action')}</Button>}
    >
      <ViewTabs
        label={t('payments.title')}
        views={{ received: t('payments.views.received'), refunds: t('payments.views.refunds') }}
        first="received"
      />
      <Suspense fallback={<PageLoading />}>{view === 'refunds' ? <PaidRefunds /> : <PaymentList />}</Suspense>
      <Suspense>{isTaking ? <NewPaymentDialog onClose={() => setTaking(false)} /> : null}</Suspense>
    </Page>
  )
}
