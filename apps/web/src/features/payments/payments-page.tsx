import { createPayment, importStatement } from '@app/contract/endpoints/payments'
import type { Statement } from '@app/contract/fields/statements'
import { PAYMENT_TABS } from '@app/contract/screens/screen-access'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { May } from '../../session/may.tsx'
import { useMay, useOpenViews } from '../../session/use-may.ts'
import { useSearchParams } from '../../ui/edit/use-search-params.ts'
import { Page } from '../../ui/page/page.tsx'
import { PageLoading } from '../../ui/page/page-loading.tsx'
import { useAskedByAddress } from '../../ui/page/use-asked-by-address.ts'
import { useView, ViewTabs } from '../../ui/page/view-tabs.tsx'
import { Note } from '../../ui/show/note.tsx'
import { PaidRefunds } from './paid-refunds.tsx'
import { PaymentList } from './payment-list.tsx'
import styles from './statements/statements.module.css'
import { useUnidentified } from './statements/statements.queries.ts'

const NewPaymentDialog = lazy(async () => ({ default: (await import('./new-payment-dialog.tsx')).NewPaymentDialog }))
const ImportStatementDialog = lazy(async () => ({
  default: (await import('./statements/import-statement-dialog.tsx')).ImportStatementDialog,
}))
const UnidentifiedLines = lazy(async () => ({ default: (await import('./statements/unidentified-lines.tsx')).UnidentifiedLines }))
const StatementList = lazy(async () => ({ default: (await import('./statements/statement-list.tsx')).StatementList }))
const StatementLines = lazy(async () => ({ default: (await import('./statements/statement-lines.tsx')).StatementLines }))

const ASKED = ['payment', 'statement'] as const

/** Money that came from clients, what the bank says of it, and money that went back to them. */
export function PaymentsPage() {
  const { t } = useTranslation('accounts')
  const may = useMay()
  const open = useOpenViews(PAYMENT_TABS)
  const view = useView(open, 'received')
  const [, setSearch] = useSearchParams()
  const [asked, setAsked] = useState<(typeof ASKED)[number] | null>(null)
  useAskedByAddress(ASKED, setAsked)
  const [imported, setImported] = useState<Statement | null>(null)
  const waiting = useUnidentified({ limit: 1 }).data?.meta.total
  const show = (statement: Statement) => {
    setAsked(null)
    setImported(statement)
    setSearch({ view: 'unidentified' })
  }
  return (
    <Page
      title={t('payments.title')}
      sentence={t('payments.sentence')}
      action={
        <div className={styles.actions}>
          <May call={importStatement}>
            <Button variant="default" onClick={() => setAsked('statement')}>
              {t('statements.import.action')}
            </Button>
          </May>
          <May call={createPayment}>
            <Button onClick={() => setAsked('payment')}>{t('payments.new.action')}</Button>
          </May>
        </div>
      }
    >
      <ViewTabs
        label={t('payments.title')}
        views={Object.fromEntries(open.map((name) => [name, t(`payments.views.${name}`)]))}
        first="received"
        counts={{ unidentified: waiting }}
      />
      {imported ? <Imported statement={imported} /> : null}
      <Suspense fallback={<PageLoading />}>
        {view === 'received' ? <PaymentList /> : null}
        {view === 'unidentified' ? <UnidentifiedLines /> : null}
        {view === 'statements' ? <StatementList onOpen={(statementId) => setSearch({ view: 'lines', statementId })} /> : null}
        {view === 'lines' ? <StatementLines /> : null}
        {view === 'refunds' ? <PaidRefunds /> : null}
      </Suspense>
      <Suspense>
        {asked === 'payment' && may(createPayment) ? <NewPaymentDialog onClose={() => setAsked(null)} /> : null}
        {asked === 'statement' && may(importStatement) ? (
          <ImportStatementDialog onClose={() => setAsked(null)} onImported={show} />
        ) : null}
      </Suspense>
    </Page>
  )
}

function Imported({ statement: { fileName, lineCount, addedCount, debitCount } }: { statement: Statement }) {
  const { t } = useTranslation('accounts')
  return (
    <Note tone="neutral" title={t('statements.import.done', { file: fileName })}>
      <p role="status">
        {t('statements.import.counts', { added: addedCount, known: lineCount - addedCount, debits: debitCount })}
      </p>
    </Note>
  )
}
