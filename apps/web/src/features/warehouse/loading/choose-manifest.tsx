import { ADMINISTRATOR_PATHS } from '@app/contract/paths'
import IconPlaneDeparture from '@tabler/icons-react/dist/esm/icons/IconPlaneDeparture.mjs'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../../ui/edit/link.tsx'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import { PageLoading } from '../../../ui/page/page-loading.tsx'
import { EmptyState } from '../../../ui/show/empty-state.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { useManifests } from '../../manifests/manifests.queries.ts'
import { useScanner } from '../../scanning/use-scanner.ts'
import station from '../station.module.css'
import styles from './choose-manifest.module.css'

const OPEN = { status: ['active' as const], limit: 100 }

/** The manifests that were not shipped, the newest first: with Tab and Enter, or a finger. */
export function ChooseManifest() {
  const { t } = useTranslation('warehouse')
  const format = useFormat()
  const manifests = useManifests(OPEN)
  // No goods yet; the card of another job all the same.
  useScanner(() => undefined)
  const list = useRef<HTMLUListElement>(null)
  const isRead = manifests.isSuccess
  useEffect(() => {
    if (isRead) list.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [isRead])
  if (manifests.isError) return <ErrorState error={manifests.error} onRetry={() => void manifests.refetch()} />
  if (!manifests.data) return <PageLoading />
  const { data, meta } = manifests.data
  if (data.length === 0)
    return (
      <EmptyState
        icon={IconPlaneDeparture}
        title={t('loading.noManifest')}
        sentence={t('loading.noManifestHelp')}
        action={<Link to={ADMINISTRATOR_PATHS.manifests}>{t('loading.toManifests')}</Link>}
      />
    )
  return (
    <section className={styles.choose} aria-labelledby="choose-manifest">
      <h2 id="choose-manifest" className={station.title}>
        {t('loading.choose')}
      </h2>
      <ul ref={list} className={styles.manifests}>
        {data.map(({ id, code, guideNumber, airline, flight, bundleCount, loadedCount }) => (
          <li key={id}>
            <Link className={styles.manifest} to={`?${new URLSearchParams({ view: 'load', manifest: id })}`}>
              <strong>{code}</strong>
              <span>{[guideNumber, airline, flight].filter(Boolean).join(' · ') || t('loading.noFlight')}</span>
              <span className="tabular">{t('loading.progress', { loaded: loadedCount, count: bundleCount })}</span>
            </Link>
          </li>
        ))}
      </ul>
      {meta.total > data.length ? (
        <Link to={ADMINISTRATOR_PATHS.manifests}>{t('loading.more', { number: format.counted(meta.total - data.length) })}</Link>
      ) : null}
    </section>
  )
}
