import type { Run, RunItem } from '@app/contract/runs/runs.contract'
import { UnstyledButton } from '@mantine/core'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/show/use-format.ts'
import styles from './run-dialog.module.css'
import { RunRecords } from './run-records.tsx'
import { wordsOf } from './words-of-run.ts'

/** Only what there is, each with its records; nothing to do is said in words. */
export function RunCounts({ run }: { run: Run }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const { state, counts, amountInCents, packages } = run
  const { waiting, done, unchanged, refused } = counts
  const rows = [
    { name: 'done', result: 'done', count: done },
    { name: state === 'cancelled' ? 'left' : 'waiting', result: 'waiting', count: waiting },
    { name: 'unchanged', result: 'unchanged', count: unchanged },
    { name: 'refused', result: 'refused', count: refused },
  ] as const
  return (
    <>
      <p role="status" className={styles.state}>
        {state === 'previewed' ? (waiting === 0 ? t('runs.nothing') : null) : t(`runs.states.${state}`)}
        {run.isUndone ? ` · ${t('runs.undone')}` : null}
      </p>
      <dl className={styles.counts}>
        {rows
          .filter(({ count }) => count > 0)
          .map(({ name, result, count }) => (
            <Count key={name} run={run} result={result} count={count} label={t(`runs.${wordsOf(run)}.${name}`)}>
              {name === 'waiting' || (name === 'done' && waiting === 0) ? (
                <span className={styles.hint}>
                  {packages !== null ? ` · ${t('runs.packages', { count: packages, number: format.number(packages) })}` : null}
                  {amountInCents !== null ? ` · ${format.money(amountInCents)}` : null}
                </span>
              ) : null}
            </Count>
          ))}
      </dl>
    </>
  )
}

type CountProps = { run: Run; result: RunItem['result']; count: number; label: string; children: ReactNode }

/** Those that are refused stand below, each with its reason. */
function Count({ run, result, count, label, children }: CountProps) {
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const heading = useId()
  return (
    <div>
      <dt id={heading}>{label}</dt>
      <dd className="tabular">
        {result === 'refused' ? (
          format.number(count)
        ) : (
          <UnstyledButton
            className={styles.count}
            aria-expanded={isOpen}
            aria-label={`${label}: ${format.number(count)}`}
            onClick={() => setOpen(!isOpen)}
          >
            {format.number(count)}
            {children}
            <IconChevronDown aria-hidden className={isOpen ? styles.opened : undefined} />
          </UnstyledButton>
        )}
      </dd>
      {isOpen ? (
        <dd className={styles.opening}>
          <RunRecords run={run} result={result} />
        </dd>
      ) : null}
    </div>
  )
}
