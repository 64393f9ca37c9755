import type { UnidentifiedLine } from '@app/contract/fields/statements'
import { Button, Progress } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { Note } from '../../../ui/show/note.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import styles from './statements.module.css'
import { useBookReady } from './statements.queries.ts'

type Refused = { line: UnidentifiedLine; error: Error }

/** Books every ready line by one press; leaving the page ends it after the line that is under way. */
export function BookReady({ readyCount }: { readyCount: number }) {
  const { t } = useTranslation('accounts')
  const format = useFormat()
  const run = useBookReady()
  const running = useRef<AbortController>(null)
  const [wanted, setWanted] = useState(0)
  const [booked, setBooked] = useState(0)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  useEffect(() => () => running.current?.abort(), [])
  const start = () => {
    const controller = new AbortController()
    running.current = controller
    setWanted(readyCount)
    setBooked(0)
    setRefused([])
    run.mutate({
      signal: controller.signal,
      onDone: (line, error) => {
        if (error) setRefused((known) => [...known, { line, error }])
        else setBooked((count) => count + 1)
      },
    })
  }
  const done = booked + refused.length
  return (
    <section className={styles.ready} aria-live="polite">
      {run.isPending ? (
        <>
          <p>{t('statements.booking', { done: format.number(done), count: wanted })}</p>
          <Progress value={wanted > 0 ? (100 * done) / wanted : 0} aria-label={t('statements.progress')} />
          <Button variant="default" onClick={() => running.current?.abort()}>
            {t('statements.stop')}
          </Button>
        </>
      ) : (
        <>
          {readyCount > 0 ? (
            <>
              <p>{t('statements.readyHelp', { count: readyCount })}</p>
              <Button onClick={start}>{t('statements.bookReady', { count: readyCount })}</Button>
            </>
          ) : null}
          {done > 0 ? <p role="status">{t('statements.bookedCount', { count: booked })}</p> : null}
        </>
      )}
      {run.error ? (
        <Note tone="red" isRefusal>
          <p>
            <Refusal error={run.error} />
          </p>
        </Note>
      ) : null}
      {refused.length > 0 ? (
        <Note tone="red" title={t('statements.refusedCount', { count: refused.length })} isRefusal>
          <ul className={styles.refusedLines}>
            {refused.map(({ line, error }) => (
              <li key={line.id}>
                <strong>{[format.money(line.amountInCents), line.ready?.client.name].join(' · ')}</strong>{' '}
                <Refusal error={error} />
              </li>
            ))}
          </ul>
        </Note>
      ) : null}
    </section>
  )
}
