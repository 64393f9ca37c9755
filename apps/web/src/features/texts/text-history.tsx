import { TEXT_PATHS } from '@app/contract/paths'
import type { TextKind } from '@app/domain'
import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { useTextVersions } from './texts.queries.ts'
import styles from './texts-view.module.css'

/** Every version, who saved it and when; each opens as it was. */
export function TextHistory({ kind }: { kind: TextKind }) {
  const { t } = useTranslation('texts')
  const format = useFormat()
  const versions = useTextVersions(kind)
  return (
    <div>
      <h3 className={styles.title}>{t('edit.history')}</h3>
      {versions.isPending ? <Skeleton height="6rem" /> : null}
      {versions.isError ? <ErrorState error={versions.error} onRetry={() => void versions.refetch()} /> : null}
      <ul className={styles.versions}>
        {versions.data?.map(({ id, version, createdAt, actor }) => (
          <li key={id} className={styles.version}>
            <a href={`${TEXT_PATHS[kind]}?version=${version}`} target="_blank" rel="noreferrer">
              {t('version', { version })}
            </a>
            <span className={styles.quiet}>
              {actor ? t('edit.savedBy', { name: actor.name, when: format.instant(createdAt) }) : t('edit.starting')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
