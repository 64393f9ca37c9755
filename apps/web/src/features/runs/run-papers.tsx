import type { Run } from '@app/contract/runs/runs.contract'
import { CARERS } from '@app/domain'
import { Button } from '@mantine/core'
import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs'
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { useMay } from '../../session/use-may.ts'
import { hasPapers } from './papers-of-run.ts'
import styles from './run-dialog.module.css'
import { useRunBills, useRunLabels, useRunPickList } from './runs.queries.ts'

/** What is printed afterwards: the bills or labels of what was made, and where its packages are fetched. */
export function RunPapers({ run }: { run: Run }) {
  const { t } = useTranslation('orders')
  const { role } = useActor()
  const may = useMay()
  const [bills, labels, pickList] = [useRunBills(), useRunLabels(), useRunPickList()]
  if (!hasPapers(run.act) || run.counts.done === 0 || run.state === 'running') return null
  const isOfBills = run.act === 'billClients'
  if (!isOfBills && !may({ duties: CARERS })) return null
  return (
    <div className={styles.papers}>
      {isOfBills ? (
        <Paper run={run} print={bills} icon={<IconFileDownload aria-hidden />}>
          {t('runs.papers.bills')}
        </Paper>
      ) : (
        <Paper run={run} print={labels} icon={<IconPrinter aria-hidden />}>
          {t('runs.papers.labels')}
        </Paper>
      )}
      {role === 'administrator' ? (
        <Paper run={run} print={pickList} icon={<IconListCheck aria-hidden />}>
          {t(isOfBills ? 'runs.papers.byShelf' : 'runs.papers.pickList')}
        </Paper>
      ) : null}
    </div>
  )
}

type PaperProps = { run: Run; print: ReturnType<typeof useRunBills>; icon: ReactNode; children: ReactNode }

const Paper = ({ run, print, icon, children }: PaperProps) => (
  <Button variant="default" leftSection={icon} loading={print.isPending} onClick={() => print.mutate(run.id)}>
    {children}
  </Button>
)
