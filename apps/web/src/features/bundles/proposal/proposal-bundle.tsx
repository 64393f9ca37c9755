import { useTranslation } from 'react-i18next'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { CategoryGauge } from '../../../ui/show/category-gauge.tsx'
import { Chip } from '../../../ui/show/chip.tsx'
import { BundleCategory } from '../bundle-columns.tsx'
import { BundleWarnings } from '../change/bundle-warnings.tsx'
import { codesRefused } from './codes-refused.ts'
import styles from './proposal.module.css'
import { bundlesOfKind, type DraftBundle, sumsOf } from './proposal.ts'
import { ProposalPackage } from './proposal-package.tsx'
import type { Outcome } from './suggestion.queries.ts'
import type { ArrangedProposal } from './use-proposal.ts'

type Props = { bundle: DraftBundle; arranged: ArrangedProposal; refusal: Outcome | undefined }

/** One proposed declaration: for whom, how full, and its packages, each to be moved. */
export function ProposalBundle({ bundle, arranged, refusal }: Props) {
  const { t } = useTranslation('bundles')
  const { proposal, parameters, want, isMaking } = arranged
  const { number, consignee, category, isSpecial, orders, isWanted } = bundle
  const name = t('proposal.nth', { number })
  const others = bundlesOfKind(proposal, bundle, number)
  return (
    <li className={styles.bundle} data-wanted={isWanted} aria-label={`${name}, ${consignee.name}`}>
      <header className={styles.head}>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={isWanted}
            disabled={isMaking}
            onChange={({ currentTarget }) => want([number], currentTarget.checked)}
          />
          <span className="visually-hidden">{t('proposal.want', { name })}</span>
        </label>
        <div className={styles.name}>
          <h2>{consignee.name}</h2>
          <p className={styles.quiet}>
            {name} · {consignee.identification}
          </p>
        </div>
        <Chip tone={isSpecial ? 'orange' : 'neutral'}>
          <BundleCategory bundle={bundle} />
        </Chip>
      </header>
      {parameters ? <CategoryGauge category={category} parameters={parameters} {...sumsOf(bundle, parameters)} /> : null}
      <BundleWarnings bundle={bundle} />
      {refusal?.is === 'refused' ? (
        <p className={styles.refused} role="alert">
          <Refusal error={refusal.error} after={codesRefused(refusal.error, orders)} />
        </p>
      ) : null}
      <ul className={styles.packages}>
        {orders.map((order) => (
          <ProposalPackage
            key={order.id}
            order={order}
            place={number}
            others={others}
            isAlone={orders.length === 1}
            arranged={arranged}
          />
        ))}
      </ul>
    </li>
  )
}
