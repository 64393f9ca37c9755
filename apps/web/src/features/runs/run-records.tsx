import type { Run, RunItem } from '@app/contract/runs/runs.contract'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../ui/say/refusal.tsx'
import { RecordLink } from './record-link.tsx'
import styles from './run-dialog.module.css'
import { useRunItems } from './runs.queries.ts'

/** Those of one result, a hundred at a time. */
export function RunRecords({ run, result }: { run: Run; result: RunItem['result'] }) {
  const { t } = useTranslation('orders')
  const items = useRunItems(run.id, result, true)
  const shown = items.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <>
      <p className={styles.records}>
        {shown.map(({ id, record }) => (
          <RecordLink key={id} act={run.act} record={record} />
        ))}
      </p>
      {items.error ? (
        <p role="alert">
          <Refusal error={items.error} />
        </p>
      ) : null}
      {items.isPending || items.hasNextPage ? (
        <Button variant="subtle" size="compact-sm" loading={items.isFetching} onClick={() => void items.fetchNextPage()}>
          {t('runs.more')}
        </Button>
      ) : null}
    </>
  )
}
