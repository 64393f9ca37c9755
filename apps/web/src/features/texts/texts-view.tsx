import { TEXT_KINDS, type TextKind } from '@app/domain'
import { SegmentedControl, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { useIsPhone } from '../../ui/page/use-is-phone.ts'
import { TextForm } from './text-form.tsx'
import { TextHistory } from './text-history.tsx'
import { useText } from './texts.queries.ts'
import styles from './texts-view.module.css'

const isKind = (value: string): value is TextKind => TEXT_KINDS.some((kind) => kind === value)

/** What clients agree to, edited in both languages; every save is a version. */
export function TextsView() {
  const { t } = useTranslation('texts')
  const [kind, setKind] = useState<TextKind>('terms')
  const text = useText(kind)
  const isPhone = useIsPhone()
  return (
    <section className={styles.card}>
      <header>
        <h2 className={styles.title}>{t('edit.title')}</h2>
        <p className={styles.quiet}>{t('edit.sentence')}</p>
      </header>
      <SegmentedControl
        className={styles.kinds}
        orientation={isPhone ? 'vertical' : 'horizontal'}
        aria-label={t('edit.title')}
        value={kind}
        onChange={(value) => isKind(value) && setKind(value)}
        data={TEXT_KINDS.map((one) => ({ value: one, label: t(`short.${one}`) }))}
      />
      {text.isPending ? <Skeleton height="32rem" /> : null}
      {text.isError && !text.data ? <ErrorState error={text.error} onRetry={() => void text.refetch()} /> : null}
      {text.data ? <TextForm key={`${kind} ${text.data.version}`} text={text.data} /> : null}
      <TextHistory kind={kind} />
    </section>
  )
}
