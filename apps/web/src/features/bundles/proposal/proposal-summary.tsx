import type { BundleSuggestion } from '@app/contract/bundle-suggestion.contract'
import { Button } from '@mantine/core'
import IconBox from '@tabler/icons-react/dist/esm/icons/IconBox.mjs'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Figures } from '../../../ui/show/facts.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import styles from './proposal.module.css'
import { figuresOf } from './proposal.ts'
import type { ArrangedProposal } from './use-proposal.ts'

type Props = { suggestion: BundleSuggestion; arranged: ArrangedProposal; again: ReactNode }

/** What the proposal is worth, as it is arranged now, and the one button that makes it. */
export function ProposalSummary({ suggestion, arranged, again }: Props) {
  const { t } = useTranslation('bundles')
  const format = useFormat()
  const { proposal, parameters, shown, chosen } = arranged
  const now = parameters ? figuresOf(shown, parameters) : null
  const { declarations, declarationsAlone, lowerBound, isProvenOptimal, leftOut } = suggestion
  // All of it was made, or taken out: there is nothing to say of how few they are, and nothing to press.
  const isEmpty = proposal.bundles.length === 0 && !arranged.isMaking
  const howFew = () => {
    if (chosen.narrowedBy.length > 0)
      return t('proposal.shown', { shown: format.number(shown.length), all: format.counted(proposal.bundles.length) })
    const count = format.number(declarations)
    if (!isProvenOptimal) return t('proposal.notProven', { declarations: count, bound: format.number(lowerBound) })
    if (declarations === declarationsAlone) return t('proposal.provenAlone')
    return t('proposal.proven', { count: declarations, declarations: count, alone: format.number(declarationsAlone) })
  }
  return (
    <section className={styles.summary} aria-label={t('proposal.summary')}>
      <Figures
        facts={[
          { label: t('proposal.declarations'), value: format.number(now?.declarations ?? declarations) },
          { label: t('proposal.packagesIn'), value: format.number(now?.packages ?? 0) },
          { label: t('proposal.saves'), value: format.money(now?.savesInCents ?? suggestion.savesInCents) },
          { label: t('proposal.leftOut'), value: format.number(leftOut.length + proposal.takenOut.length) },
        ]}
      />
      {isEmpty ? null : <p className={styles.quiet}>{howFew()}</p>}
      <div className={styles.buttons}>
        {isEmpty ? null : <Making arranged={arranged} />}
        {isEmpty ? null : <WantAll arranged={arranged} />}
        {again}
      </div>
      {arranged.isOver && proposal.bundles.length > 0 ? (
        <p className={styles.refused} role="status">
          {t('proposal.over')}
        </p>
      ) : null}
    </section>
  )
}

function Making({ arranged: { shown, isMaking, canMake, progress, make, stop } }: { arranged: ArrangedProposal }) {
  const { t } = useTranslation('bundles')
  const count = shown.filter(({ isWanted }) => isWanted).length
  if (!isMaking)
    return (
      <Button leftSection={<IconBox aria-hidden />} disabled={!canMake} onClick={make}>
        {t('proposal.make', { count })}
      </Button>
    )
  return (
    <>
      <p role="status" className={styles.progress}>
        <progress max={progress.of} value={progress.done} aria-label={t('proposal.making')} />
        {t('proposal.madeSoFar', { done: progress.done, of: progress.of })}
      </p>
      <Button variant="default" onClick={stop}>
        {t('proposal.stop')}
      </Button>
    </>
  )
}

/** All of them, or none, to tick only what should be made now. */
function WantAll({ arranged: { shown, want, isMaking } }: { arranged: ArrangedProposal }) {
  const { t } = useTranslation('bundles')
  const numbers = shown.map(({ number }) => number)
  const areAllWanted = shown.every(({ isWanted }) => isWanted)
  return (
    <Button variant="default" disabled={isMaking || numbers.length === 0} onClick={() => want(numbers, !areAllWanted)}>
      {t(areAllWanted ? 'proposal.wantNone' : 'proposal.wantAll')}
    </Button>
  )
}
