import { createPayment } from '@app/contract/endpoints/payments'
import { ADMINISTRATOR_PATHS, addressOf } from '@app/contract/paths'
import type { Receivable } from '@app/contract/receivables/receivables.contract'
import { businessDay } from '@app/domain'
import { Button, Skeleton } from '@mantine/core'
import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../session/use-may.ts'
import { Link } from '../../ui/edit/link.tsx'
import type { List } from '../../ui/list/use-list-state.ts'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { PanelSection, RecordPanel } from '../../ui/record/record-panel.tsx'
import { Facts, Figures } from '../../ui/show/facts.tsx'
import { Money } from '../../ui/show/money.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { useAccountPdf } from '../accounts/accounts.queries.ts'
import { useBills } from '../bills/bills.queries.ts'
import { PaymentPromise } from './payment-promise.tsx'
import { PaymentRemindersOf, RemindersOfBill } from './payment-reminders.tsx'
import styles from './receivables.module.css'
import { useReceivable } from './receivables.queries.ts'

const TakePaymentDialog = lazy(async () => ({
  default: (await import('../accounts/payment/take-payment-dialog.tsx')).TakePaymentDialog,
}))

/** What one client owes: each open bill, the oldest first, and the way to their account. */
export function ReceivablePanel({ list }: { list: List }) {
  const { t } = useTranslation('accounts')
  return (
    <RecordPanel
      opened={list.openId !== null}
      onClose={list.close}
      query={useReceivable(list.openId)}
      title={({ owed }) => owed?.client.name ?? t('receivables.settled')}
      actions={({ clientId, owed }) => (clientId ? <Actions clientId={clientId} owed={owed} /> : null)}
    >
      {({ owed }) => (owed ? <Owed owed={owed} /> : <p className={styles.settled}>{t('receivables.settledHelp')}</p>)}
    </RecordPanel>
  )
}

function Actions({ clientId, owed }: { clientId: string; owed: Receivable | null }) {
  const { t } = useTranslation('accounts')
  const [isPaying, setPaying] = useState(false)
  const pdf = useAccountPdf()
  const may = useMay()
  return (
    <>
      {owed && may(createPayment) ? <Button onClick={() => setPaying(true)}>{t('payment.action')}</Button> : null}
      <Button
        variant="default"
        leftSection={<IconFileDownload aria-hidden />}
        loading={pdf.isPending}
        onClick={() => pdf.mutate({ clientId })}
      >
        {t('receivables.statement')}
      </Button>
      <Button component={Link} variant="subtle" to={addressOf(ADMINISTRATOR_PATHS.client, { client: clientId, view: 'account' })}>
        {t('receivables.account')}
      </Button>
      <Suspense>{isPaying && owed ? <TakePaymentDialog client={owed.client} onClose={() => setPaying(false)} /> : null}</Suspense>
    </>
  )
}

function Owed({ owed }: { owed: Receivable }) {
  const { t } = useTranslation('accounts')
  const format = useFormat()
  const { client, dueInCents, debtInCents, creditInCents, openBills, oldestOn, oldestInDays } = owed
  return (
    <>
      <Figures
        facts={[
          { label: t('receivables.columns.due'), value: <Money cents={dueInCents} /> },
          { label: t('receivables.columns.oldest'), value: t('receivables.days', { count: oldestInDays }) },
          { label: t('receivables.columns.credit'), value: <Money cents={creditInCents || null} /> },
        ]}
      />
      <Facts
        facts={[
          { label: t('receivables.columns.client'), value: `${client.name} (${client.code})` },
          { label: t('receivables.since'), value: format.day(oldestOn) },
          ...(debtInCents > 0
            ? [{ label: t('receivables.columns.debt'), value: <Money cents={debtInCents} />, wide: true }]
            : []),
        ]}
      />
      <PaymentPromise owed={owed} />
      <PaymentRemindersOf clientId={client.id} />
      {openBills > 0 ? <OpenBills clientId={client.id} count={openBills} /> : null}
    </>
  )
}

const MOST_SHOWN = 100

/** The oldest first. */
function OpenBills({ clientId, count }: { clientId: string; count: number }) {
  const { t } = useTranslation('accounts')
  const format = useFormat()
  const bills = useBills({
    ...{ clientId: [clientId], status: ['pendingPayment'], limit: MOST_SHOWN },
    ...{ orderBy: 'createdAt', mode: 'asc' },
  })
  const all = addressOf(ADMINISTRATOR_PATHS.client, { client: clientId, view: 'bills' })
  return (
    <PanelSection title={t('receivables.openBills')}>
      {bills.data ? null : bills.isError ? (
        <ErrorState error={bills.error} onRetry={() => void bills.refetch()} />
      ) : (
        <Skeleton height="8rem" />
      )}
      <ul className={styles.bills}>
        {bills.data?.data.map(({ id, code, createdAt, dueInCents, totalInCents }) => (
          <li key={id}>
            <span className={styles.bill}>
              <Link to={addressOf(ADMINISTRATOR_PATHS.bills, { open: id })}>{code}</Link>{' '}
              <span className={styles.quiet}>{format.day(businessDay(new Date(createdAt)))}</span>
              <RemindersOfBill clientId={clientId} billId={id} />
            </span>
            <span className="tabular">
              <Money cents={dueInCents} />
              {dueInCents < totalInCents ? (
                <small className={styles.quiet}>{t('receivables.of', { total: format.money(totalInCents) })}</small>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      {count > MOST_SHOWN ? <Link to={all}>{t('receivables.allBills', { count })}</Link> : null}
    </PanelSection>
  )
}
