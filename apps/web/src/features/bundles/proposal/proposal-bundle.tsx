import { Refusal } from '../../../ui/say/refusal.tsx'
import { CategoryGauge } from '../../../ui/show/category-gauge.tsx'
import { BundleWarnings } from '../change/bundle-warnings.tsx'
import { codesRefused } from './codes-refused.ts'
import styles from './proposal.module.css'
import { bundlesOfKind, type DraftBundle, sumsOf } from './proposal.ts'
import { ProposalPackage } from './proposal-package.tsx'
import { ProposalRow } from './proposal-row.tsx'
import type { NotMade } from './use-making.ts'
import type { ArrangedProposal } from './use-proposal.ts'

type Props = {
  bundle: DraftBundle
  arranged: ArrangedProposal
  refusal: NotMade | undefined
  now: Date
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** One proposed declaration; open, how full it is and its packages, each to be moved. What is wrong with it opens it. */
export function ProposalBundle({ bundle, arranged, refusal, now, isOpen, onOpen }: Props) {
  const { proposal, parameters, want, isMaking } = arranged
  const { number, category, orders } = bundle
  const sums = parameters ? sumsOf(bundle, parameters) : null
  const isShown = isOpen || refusal !== undefined || sums?.isOver === true
  return (
    <ProposalRow
      bundle={bundle}
      parameters={parameters}
      now={now}
      isDisabled={isMaking}
      isOpen={isShown}
      onWant={(isWanted) => want([number], isWanted)}
      onOpen={() => onOpen(!isShown)}
    >
      {parameters && sums ? <CategoryGauge category={category} parameters={parameters} {...sums} /> : null}
      <BundleWarnings bundle={bundle} />
      {refusal ? (
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
            others={bundlesOfKind(proposal, bundle, number)}
            isAlone={orders.length === 1}
            arranged={arranged}
          />
        ))}
      </ul>
    </ProposalRow>
  )
}
