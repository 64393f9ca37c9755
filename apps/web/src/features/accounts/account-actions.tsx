import { moveCredit, requestRefund, setOpeningBalance, writeOffDebt } from '@app/contract/endpoints/accounts'
import { createPayment } from '@app/contract/endpoints/payments'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { useMay } from '../../session/use-may.ts'
import { useApprovals } from '../approvals/approvals.queries.ts'
import styles from './accounts.module.css'
import { type Account, useRefunds } from './accounts.queries.ts'

const TakePaymentDialog = lazy(async () => ({ default: (await import('./payment/take-payment-dialog.tsx')).TakePaymentDialog }))
const MoveCreditDialog = lazy(async () => ({ default: (await import('./credit/move-credit-dialog.tsx')).MoveCreditDialog }))
const RequestRefundDialog = lazy(async () => ({
  default: (await import('./refunds/request-refund-dialog.tsx')).RequestRefundDialog,
}))
const WriteOffDialog = lazy(async () => ({ default: (await import('./debt/write-off-dialog.tsx')).WriteOffDialog }))
const OpeningBalanceDialog = lazy(async () => ({
  default: (await import('./debt/opening-balance-dialog.tsx')).OpeningBalanceDialog,
}))

/** What may be done with an account: by its client with their credit, by the office with any; associates only read it. */
export function AccountActions({ account: { client, creditInCents, debtInCents } }: { account: Account }) {
  const { t } = useTranslation('accounts')
  const { role } = useActor()
  const [asked, setAsked] = useState<'payment' | 'credit' | 'refund' | 'writeOff' | 'opening' | null>(null)
  const isOwn = role === 'client'
  const may = useMay()
  const query = { status: ['requested' as const], limit: 100, ...(isOwn ? {} : { clientId: client.id }) }
  const waiting = useRefunds(query, role !== 'associate' && creditInCents > 0).data?.data ?? []
  const availableInCents = waiting.reduce((left, { amountInCents }) => left - amountInCents, creditInCents)
  const writingOff = useApprovals(
    { status: ['asked'], recordId: [client.id], kind: ['writeOff'] },
    role === 'administrator' && debtInCents > 0,
  ).data?.data
  if (role === 'associate') return null
  const close = () => setAsked(null)
  return (
    <div className={styles.actions}>
      {isOwn || !may(createPayment) ? null : <Button onClick={() => setAsked('payment')}>{t('payment.action')}</Button>}
      {creditInCents > 0 && (isOwn || may(moveCredit)) ? (
        <Button variant="default" onClick={() => setAsked('credit')}>
          {t('credit.action')}
        </Button>
      ) : null}
      {availableInCents > 0 && (isOwn || may(requestRefund)) ? (
        <Button variant="default" onClick={() => setAsked('refund')}>
          {t(isOwn ? 'refund.action' : 'refund.actionForClient')}
        </Button>
      ) : null}
      {writingOff?.length === 0 && may(writeOffDebt) ? (
        <Button variant="default" onClick={() => setAsked('writeOff')}>
          {t('writeOff.action')}
        </Button>
      ) : null}
      {role === 'administrator' && may(setOpeningBalance) ? (
        <Button variant="subtle" onClick={() => setAsked('opening')}>
          {t('opening.action')}
        </Button>
      ) : null}
      <Suspense>
        {asked === 'opening' ? <OpeningBalanceDialog client={client} onClose={close} /> : null}
        {asked === 'writeOff' ? <WriteOffDialog client={client} debtInCents={debtInCents} onClose={close} /> : null}
        {asked === 'payment' ? <TakePaymentDialog client={client} onClose={close} /> : null}
        {asked === 'credit' ? (
          <MoveCreditDialog client={{ id: client.id, isOwn }} creditInCents={creditInCents} onClose={close} />
        ) : null}
        {asked === 'refund' ? (
          <RequestRefundDialog clientId={isOwn ? undefined : client.id} availableInCents={availableInCents} onClose={close} />
        ) : null}
      </Suspense>
    </div>
  )
}
