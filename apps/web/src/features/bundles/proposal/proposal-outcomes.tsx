import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/show/use-format.ts'
import styles from './proposal.module.css'
import type { ArrangedProposal } from './use-proposal.ts'

/** What was made of the proposal; what was refused says so in its own line. */
export function ProposalOutcomes({ arranged: { madeCount, notMade } }: { arranged: ArrangedProposal }) {
  const { t } = useTranslation('bundles')
  const format = useFormat()
  const refused = notMade.length
  if (madeCount + refused === 0) return null
  return (
    <h2 className={styles.heading}>
      {t('proposal.made', { count: madeCount, number: format.number(madeCount) })}
      {refused > 0 ? ` ${t('proposal.refused', { count: refused, number: format.number(refused) })}` : ''}
    </h2>
  )
}
