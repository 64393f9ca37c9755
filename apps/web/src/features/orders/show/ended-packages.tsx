import { countOutcomes, type OrderOutcome, sum } from '@app/domain'
import { useTranslation } from 'react-i18next'
import styles from './ended-packages.module.css'

/** How many of these packages ended without being handed over, and how: “1 de 3 perdido”; “2 perdidos” where that is all of them. */
export function EndedPackages({ packages }: { packages: readonly { outcome: OrderOutcome | null }[] }) {
  const { t } = useTranslation('ends')
  const ends = countOutcomes(packages)
  if (ends.length === 0) return null
  const total = packages.length
  const isAll = sum(ends.map(({ count }) => count)) === total
  const said = ends.map(({ outcome, count }) => {
    const ended = t(`counted.words.${outcome}`, { count })
    return t(isAll ? 'counted.all' : 'counted.some', { count, total, ended })
  })
  return <span className={styles.ended}>{said.join(' · ')}</span>
}
