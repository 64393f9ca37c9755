import type { Run } from '@app/contract/runs/runs.contract'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../ui/say/refusal.tsx'
import { RecordLink } from './record-link.tsx'
import styles from './run-dialog.module.css'
import { useRunItems } from './runs.queries.ts'
import { wordsOf } from './words-of-run.ts'

/** Why some are refused, with the first of each; the others when they are asked for. */
export function RunRefusals({ run }: { run: Run }) {
  const { t } = useTranslation(['orders', 'refusals'])
  const [isWhole, setWhole] = useState(false)
  const items = useRunItems(run.id, 'refused', isWhole)
  if (run.reasons.length === 0) return null
  const shown = isWhole ? (items.data?.pages.flatMap((page) => page.items) ?? []) : []
  const hasMore = run.reasons.some(({ count, examples }) => count > examples.length)
  const sentenceOf = (code: string) =>
    t([`runs.${run.act}.because.${code}`, `refusals:errors.${code}`, `common:errors.${code}`, 'runs.refusedOther'])
  return (
    <section className={styles.refusals} aria-label={t(`runs.${wordsOf(run)}.refused`)}>
      <ul>
        {run.reasons.map(({ code, count, examples }) => (
          <li key={code}>
            <p>
              <strong className="tabular">{count}</strong> · {sentenceOf(code)}
            </p>
            <p className={styles.records}>
              {(isWhole ? shown.filter(({ reason }) => reason === code).map(({ record }) => record) : examples).map((record) => (
                <RecordLink key={record.id} act={run.act} record={record} />
              ))}
            </p>
          </li>
        ))}
      </ul>
      {items.error ? (
        <p role="alert">
          <Refusal error={items.error} />
        </p>
      ) : null}
      {hasMore && (!isWhole || items.hasNextPage) ? (
        <Button
          variant="subtle"
          loading={isWhole && items.isFetching}
          onClick={() => (isWhole ? void items.fetchNextPage() : setWhole(true))}
        >
          {t('runs.all')}
        </Button>
      ) : null}
    </section>
  )
}
