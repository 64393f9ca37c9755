import type { BundleSuggestion } from '@app/contract/bundle-suggestion.contract'
import { useTranslation } from 'react-i18next'
import styles from './proposal.module.css'
import { bundlesOfKind } from './proposal.ts'
import { ProposalPackage } from './proposal-package.tsx'
import type { ArrangedProposal } from './use-proposal.ts'

/** What the person left out; it may go back. */
export function TakenOutPackages({ arranged }: { arranged: ArrangedProposal }) {
  const { t } = useTranslation('bundles')
  const { proposal } = arranged
  if (proposal.takenOut.length === 0) return null
  return (
    <section className={styles.rest} aria-labelledby="taken-out">
      <h2 id="taken-out" className={styles.heading}>
        {t('proposal.takenOut', { count: proposal.takenOut.length })}
      </h2>
      <ul className={styles.packages}>
        {proposal.takenOut.map(({ order, kind }) => (
          <ProposalPackage key={order.id} order={order} place="out" others={bundlesOfKind(proposal, kind)} arranged={arranged} />
        ))}
      </ul>
    </section>
  )
}

/** What cannot be declared now, by what stands in the way. */
export function LeftOut({ leftOut }: Pick<BundleSuggestion, 'leftOut'>) {
  const { t } = useTranslation(['bundles', 'refusals'])
  if (leftOut.length === 0) return null
  const byReason = [...Map.groupBy(leftOut, ({ reason }) => reason)]
  return (
    <section className={styles.rest} aria-labelledby="left-out">
      <h2 id="left-out" className={styles.heading}>
        {t('proposal.leftOutTitle', { count: leftOut.length })}
      </h2>
      {byReason.map(([reason, orders]) => (
        <div key={reason}>
          <h3>{t([`leftOut.${reason}`, `refusals:errors.${reason}`])}</h3>
          <ul className={styles.plain}>
            {orders.map(({ orderId, code, client }) => (
              <li key={orderId}>
                <strong>{code}</strong> {client.name}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
