import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../say/refusal.tsx'
import styles from './list-refresh.module.css'
import { ListStrip } from './list-strip.tsx'

/** What is listed may be of a while ago: it is being asked for again, or that failed. */
export function ListRefresh({ query }: { query: UseQueryResult<unknown> }) {
  const { t } = useTranslation()
  if (query.isError && query.data !== undefined && !query.isFetching)
    return (
      <ListStrip tone="problem" sentence={<Refusal before={t('ui.notRefreshed')} error={query.error} />}>
        <Button variant="subtle" size="compact-sm" onClick={() => void query.refetch()}>
          {t('ui.tryAgain')}
        </Button>
      </ListStrip>
    )
  return query.isFetching && !query.isPending ? <div className={styles.line} aria-hidden /> : null
}
