import { ActionIcon } from '@mantine/core'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../show/use-format.ts'
import { useStepsOf } from './open-record.ts'
import styles from './record-panel.module.css'

/** Where the open record stands in its list, and the way to the one before and the next. */
export function RecordSteps({ openId }: { openId: string | null }) {
  const { t } = useTranslation()
  const format = useFormat()
  const steps = useStepsOf(openId)
  if (!steps) return null
  const { number, total, hasNext, hasPrevious } = steps.place
  const place =
    number === null || total === null
      ? t('ui.notListed')
      : t('ui.place', { number: format.number(number), total: format.counted(total) })
  return (
    <div className={styles.steps}>
      <span className={styles.place} role="status">
        {place}
      </span>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('ui.previousRecord')}
        aria-keyshortcuts="k"
        disabled={!hasPrevious}
        onClick={() => steps.go(-1)}
      >
        <IconChevronUp aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('ui.nextRecord')}
        aria-keyshortcuts="j"
        disabled={!hasNext}
        onClick={() => steps.go(1)}
      >
        <IconChevronDown aria-hidden />
      </ActionIcon>
    </div>
  )
}
