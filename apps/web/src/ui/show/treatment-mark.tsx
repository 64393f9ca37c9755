import type { Treatment } from '@app/domain'
import { useTranslation } from 'react-i18next'
import styles from './treatment-mark.module.css'
import { useFormat } from './use-format.ts'

type Props = {
  treatment: Treatment | null
  /** What the general rate is; not known where a price has no IVA yet. */
  ivaInBasisPoints?: number | undefined
}

/** How IVA treats a line, in a word beside its name: 0 %, 15 %, no objeto, exento, de terceros. IVA itself has none. */
export function TreatmentMark({ treatment, ivaInBasisPoints }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  if (treatment === null) return null
  const rate = treatment === 'zero' ? 0 : treatment === 'general' ? ivaInBasisPoints : undefined
  return <span className={styles.mark}>{rate === undefined ? t(`treatmentMarks.${treatment}`) : format.percent(rate)}</span>
}
