import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import form from '../station.module.css'
import { scanLines } from './scan-lines.ts'
import styles from './scan-list.module.css'

type DialogProps = { onStart: (numbers: readonly string[]) => void; onClose: () => void }

/** Many numbers at once, typed or pasted. */
export function ScanListDialog({ onStart, onClose }: DialogProps) {
  const { t } = useTranslation('warehouse')
  const [text, setText] = useState('')
  const numbers = scanLines(text)
  const start = (event: FormEvent) => {
    event.preventDefault()
    if (numbers.length > 0) onStart(numbers)
  }
  return (
    <Dialog opened onClose={onClose} title={t('list.title')} centered size={560}>
      <form className={form.dialogForm} onSubmit={start}>
        <Textarea
          size="lg"
          autosize
          minRows={6}
          maxRows={14}
          data-autofocus
          label={t('list.numbers')}
          description={t('list.help')}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <div className={form.buttons}>
          <Button type="submit" size="lg" disabled={numbers.length === 0}>
            {numbers.length === 0 ? t('list.startNone') : t('list.start', { count: numbers.length })}
          </Button>
          <Button size="lg" variant="default" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type BarProps = { left: readonly string[]; done: number; onSkip: () => void; onStop: () => void }

/** Where the list stands: what is in hand, how many follow. */
export function ScanListBar({ left, done, onSkip, onStop }: BarProps) {
  const { t } = useTranslation('warehouse')
  const [current] = left
  if (!current) return null
  return (
    <section className={styles.list} aria-label={t('list.title')}>
      <p>
        <strong>{t('list.progress', { position: done + 1, count: done + left.length })}</strong> {current}
      </p>
      <div className={styles.listTools}>
        <Button size="lg" variant="default" onClick={onSkip}>
          {t('list.skip')}
        </Button>
        <Button size="lg" variant="subtle" onClick={onStop}>
          {t('list.stop')}
        </Button>
      </div>
    </section>
  )
}
