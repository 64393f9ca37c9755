import type { FiscalDocument } from '@app/contract/fiscal/fiscal-documents.contract'
import { Button, Progress } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../ui/say/refusal.tsx'
import styles from './fiscal-documents.module.css'
import { useRetryFiscalDocuments } from './fiscal-documents.queries.ts'
import { needsNumber } from './retry-document.tsx'

type Refused = { document: FiscalDocument; error: Error }
type Props = { documents: readonly FiscalDocument[]; onDone: () => void }

/** Sends the ticked ones once more, one after the other; what is refused of one stops no other. Those that need a number are asked one by one. */
export function RetryChosen({ documents, onDone }: Props) {
  const { t } = useTranslation('credit-notes')
  const run = useRetryFiscalDocuments()
  const running = useRef<AbortController>(null)
  const [sent, setSent] = useState(0)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  useEffect(() => () => running.current?.abort(), [])
  const ready = documents.filter((one) => one.allowedActions.includes('retry') && !needsNumber(one))
  const start = () => {
    const controller = new AbortController()
    running.current = controller
    setSent(0)
    setRefused([])
    run.mutate(
      {
        documents: ready,
        signal: controller.signal,
        onEach: (document, error) => {
          setSent((count) => count + 1)
          if (error) setRefused((known) => [...known, { document, error }])
        },
      },
      { onSuccess: ({ refusedCount }) => (refusedCount === 0 ? onDone() : undefined) },
    )
  }
  return (
    <div className={styles.run} aria-live="polite">
      {run.isPending ? (
        <>
          <span>{t('fiscal.retry.running', { sent, count: ready.length })}</span>
          <Progress value={(100 * sent) / ready.length} aria-label={t('fiscal.retry.progress')} />
        </>
      ) : (
        <Button onClick={start} disabled={ready.length === 0}>
          {t('fiscal.retry.several', { count: ready.length })}
        </Button>
      )}
      {refused.map(({ document, error }) => (
        <p key={document.id} role="alert" className={styles.refused}>
          <strong>{document.number ?? document.bill?.code}</strong> <Refusal error={error} />
        </p>
      ))}
    </div>
  )
}
