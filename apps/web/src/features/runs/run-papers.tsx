import type { Run } from '@app/contract/runs/runs.contract'
import { Button } from '@mantine/core'
import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs'
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs'
import { useTranslation } from 'react-i18next'
import styles from './run-dialog.module.css'
import { useRunBills, useRunPickList } from './runs.queries.ts'

/** What is printed after billing: the bills themselves, and where their packages are fetched. */
export function RunPapers({ run }: { run: Run }) {
  const { t } = useTranslation('orders')
  const bills = useRunBills()
  const pickList = useRunPickList()
  if (run.act !== 'billClients' || run.counts.done === 0 || run.state === 'running') return null
  return (
    <div className={styles.papers}>
      <Button
        variant="default"
        leftSection={<IconFileDownload aria-hidden />}
        loading={bills.isPending}
        onClick={() => bills.mutate(run.id)}
      >
        {t('runs.papers.bills')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconListCheck aria-hidden />}
        loading={pickList.isPending}
        onClick={() => pickList.mutate(run.id)}
      >
        {t('runs.papers.byShelf')}
      </Button>
    </div>
  )
}
