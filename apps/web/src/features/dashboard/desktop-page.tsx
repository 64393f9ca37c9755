import type { Dashboard } from '@app/contract/dashboard.contract'
import { hasDuty, MONEY_READERS, OWNERS_ALONE, sum } from '@app/domain'
import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { Page } from '../../ui/page/page.tsx'
import { useIsPhone } from '../../ui/page/use-is-phone.ts'
import { Note } from '../../ui/show/note.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { IncompleteCompany } from '../company/incomplete-company.tsx'
import { CertificateBanner } from '../fiscal-registration/certificate-banner.tsx'
import { UnconfirmedPricesBanner } from '../parameters/unconfirmed-prices.tsx'
import { useDashboard } from './dashboard.queries.ts'
import styles from './desktop.module.css'
import { PackageAges } from './package-ages.tsx'
import { QueueBoard } from './queue-board.tsx'
import { STAGES } from './queue-links.ts'
import { TopAssociates } from './top-associates.tsx'
import { WeekBars } from './week-bars.tsx'

const PromiseReportSection = lazy(async () => ({ default: (await import('./promise-report.tsx')).PromiseReportSection }))

/** As many bars as a phone holds with their figures. */
const WEEKS_ON_A_PHONE = 6

/** Today's work in numbers that lead to their lists. */
export function DesktopPage() {
  const { t } = useTranslation('administrator')
  const { data, error, isError, refetch } = useDashboard()
  const isOwner = hasDuty(useActor(), OWNERS_ALONE)
  return (
    <Page title={t('desktop.title')} sentence={t('desktop.sentence')}>
      {isOwner ? (
        <>
          <IncompleteCompany />
          <CertificateBanner />
          <UnconfirmedPricesBanner />
          <UnconfirmedPricesBanner kind="unconfirmedIva" />
        </>
      ) : null}
      {data?.isProxyUntrusted ? <UntrustedProxyNote /> : null}
      {data ? <Figures dashboard={data} /> : isError ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Loading />}
    </Page>
  )
}

/** For whoever looks after the server: until they name the proxy, limits count all people as one network. */
function UntrustedProxyNote() {
  const { t } = useTranslation('administrator')
  return (
    <Note tone="red" title={t('desktop.untrustedProxy.title')}>
      <p>{t('desktop.untrustedProxy.sentence')}</p>
    </Note>
  )
}

function Figures({ dashboard: { queues, oldest, ages, weeks, topAssociates } }: { dashboard: Dashboard }) {
  const { t } = useTranslation('administrator')
  const format = useFormat()
  const readsMoney = hasDuty(useActor(), MONEY_READERS)
  const shown = useIsPhone() ? weeks.slice(-WEEKS_ON_A_PHONE) : weeks
  const received = shown.map(({ startsOn, receivedInGrams }) => ({ startsOn, value: receivedInGrams }))
  const billed = shown.map(({ startsOn, billedInCents }) => ({ startsOn, value: billedInCents ?? 0 }))
  return (
    <>
      <QueueBoard queues={queues} oldest={oldest} />
      <div className={styles.figures}>
        <WeekBars
          title={t('desktop.receivedByWeek')}
          total={format.weight(sum(received.map(({ value }) => value)))}
          weeks={received}
          unit="kg"
          format={(grams) => format.number(Math.round(grams / 100) / 10)}
        />
        {readsMoney ? (
          <WeekBars
            title={t('desktop.billedByWeek')}
            total={format.money(sum(billed.map(({ value }) => value)))}
            weeks={billed}
            unit="USD"
            format={(cents) => format.number(Math.round(cents / 100))}
          />
        ) : null}
        <PackageAges ages={ages} />
        {readsMoney ? <TopAssociates topAssociates={topAssociates} /> : null}
      </div>
      <Suspense>
        <PromiseReportSection />
      </Suspense>
    </>
  )
}

function Loading() {
  const { t } = useTranslation()
  return (
    <div className={styles.board} role="status" aria-label={t('ui.loading')}>
      {STAGES.flatMap(({ queues }) => queues).map(({ name }) => (
        <Skeleton key={name} height="4.5rem" />
      ))}
    </div>
  )
}
