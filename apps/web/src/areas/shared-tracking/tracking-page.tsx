import type { Tracking } from '@app/contract/tracking/tracking-links.contract'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { CouldNotLoad } from '../../ui/page/could-not-load.tsx'
import { PageLoading } from '../../ui/page/page-loading.tsx'
import { useDocumentTitle } from '../../ui/page/use-document-title.ts'
import { useDays } from '../../ui/say/use-days.ts'
import { PublicPage } from '../signed-out/public-page.tsx'
import styles from './tracking-page.module.css'
import { useTracking } from './use-tracking.ts'

/** Where a package is, for whom it is meant: without an account, and without what it is or whose. */
export function TrackingPage({ code }: { code: string }) {
  const { t } = useTranslation('client')
  const { tracking, error, retry } = useTracking(code)
  useHiddenFromSearch()
  const isDead = error instanceof ApiError && error.code === 'trackingLinkNotFound'
  const title = isDead ? t('tracking.dead.title') : t('tracking.title')
  useDocumentTitle(title)
  return (
    <PublicPage title={title}>
      {tracking && !error ? <Way tracking={tracking} /> : null}
      {isDead ? <p>{t('tracking.dead.sentence')}</p> : null}
      {error && !isDead ? <CouldNotLoad error={error} onRetry={retry} /> : null}
      {tracking || error ? null : <PageLoading />}
    </PublicPage>
  )
}

function Way({ tracking }: { tracking: Tracking }) {
  const { t } = useTranslation('client')
  const { company, state, daysLate } = tracking
  const isLate = daysLate > 0 && state !== 'delivered'
  return (
    <>
      <p className={styles.day} data-late={isLate || undefined}>
        <WhenItComes tracking={tracking} />
      </p>
      {tracking.stages.length > 0 ? <Stages tracking={tracking} /> : null}
      <footer className={styles.company}>
        <p>{t('tracking.company', { company: company.name })}</p>
        {company.phone ? (
          <p>
            {t('tracking.questions')} <a href={`tel:${company.phone.replaceAll(/[^+\d]/g, '')}`}>{company.phone}</a>
          </p>
        ) : null}
      </footer>
    </>
  )
}

/** One sentence with the day, as its owner reads it, without the reason of a delay. */
function WhenItComes({
  tracking: { state, moment, stages, expectedOn, promisedOn, inMiamiBy, daysLate },
}: {
  tracking: Tracking
}) {
  const { t } = useTranslation('client')
  const days = useDays()
  const day = expectedOn ? days.day(expectedOn) : ''
  if (state === 'onHold') return t('tracking.onHold')
  if (state === 'ended') return t('tracking.ended')
  if (state === 'onItsWay') {
    if (moment === 'late') return t('tracking.late', { day, promised: promisedOn ? days.day(promisedOn) : '' })
    if (moment === 'ifInMiamiBy') return t('progress.ifInMiamiBy', { day, by: inMiamiBy ? days.day(inMiamiBy) : '' })
    return moment === 'arrives' ? t('progress.arrives', { day }) : t('tracking.noDay')
  }
  const reachedOn = stages.find(({ stage }) => stage === (state === 'delivered' ? 'delivered' : 'quito'))?.reachedOn ?? null
  const sentence = reachedOn
    ? t(`tracking.${state}`, { day: days.day(reachedOn) })
    : t(`progress.stages.${state === 'delivered' ? 'delivered' : 'quito'}`)
  return state === 'inQuito' && daysLate > 0 ? `${sentence}, ${t('tracking.daysLate', { count: daysLate })}` : sentence
}

function Stages({ tracking: { stages, stage: current } }: { tracking: Tracking }) {
  const { t } = useTranslation('client')
  const days = useDays()
  const reached = stages.findIndex(({ stage }) => stage === current)
  return (
    <ol className={styles.stages} aria-label={t('tracking.stages')}>
      {stages.map(({ stage, reachedOn }, index) => (
        <li key={stage} data-reached={index <= reached} aria-current={index === reached ? 'step' : undefined}>
          <span>{t(`progress.stages.${stage}`)}</span>
          {reachedOn ? <time dateTime={reachedOn}>{days.day(reachedOn)}</time> : null}
        </li>
      ))}
    </ol>
  )
}

/** Beside the header of the server: who opens the page from another one may have no header of its own. */
function useHiddenFromSearch(): void {
  useEffect(() => {
    const meta = document.createElement('meta')
    meta.name = 'robots'
    meta.content = 'noindex'
    document.head.append(meta)
    return () => meta.remove()
  }, [])
}
