import type { BundleSuggestion } from '@app/contract/bundle-suggestion.contract'
import { Button } from '@mantine/core'
import IconBox from '@tabler/icons-react/dist/esm/icons/IconBox.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showRefusal } from '../../../api/show-refusal.ts'
import { mayLeave } from '../../../ui/edit/leave-guard.ts'
import { ListSkeleton } from '../../../ui/list/list-skeleton.tsx'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import { EmptyState } from '../../../ui/show/empty-state.tsx'
import { Note } from '../../../ui/show/note.tsx'
import { usePreviewRun } from '../../runs/runs.queries.ts'
import { MadeBundles } from './made-bundles.tsx'
import styles from './proposal.module.css'
import { ProposalList } from './proposal-list.tsx'
import { ProposalOutcomes } from './proposal-outcomes.tsx'
import { LeftOut, TakenOutPackages } from './proposal-rest.tsx'
import { ProposalSummary } from './proposal-summary.tsx'
import { useSuggestion } from './suggestion.queries.ts'
import { useMadeRun } from './use-made-run.ts'
import { useProposal } from './use-proposal.ts'

/** The fewest declarations for everything that is ready: arranged by hand where wished, and made in one go. */
export function ProposalView() {
  const [startedHere, setStartedHere] = useState<string | null>(null)
  return (
    <div className={styles.proposal}>
      {/* What is being done with those stays open, whatever is proposed meanwhile. */}
      <MadeBundles startedHere={startedHere} />
      <Proposed onStarted={setStartedHere} />
    </div>
  )
}

type Starting = { onStarted: (runId: string) => void }

function Proposed({ onStarted }: Starting) {
  const { t } = useTranslation('bundles')
  const suggestion = useSuggestion()
  // Others' work brings a new one; what is being arranged stays until it is asked for.
  const [begun, setBegun] = useState<Begun | null>(null)
  if (suggestion.isPending) return <ListSkeleton columns={4} cards={false} />
  if (!suggestion.data) return <ErrorState error={suggestion.error} onRetry={() => void suggestion.refetch()} />
  const askAgain = async () => {
    if (!(await mayLeave())) return
    setBegun(null)
    await suggestion.refetch()
  }
  const latest = { proposed: suggestion.data, at: suggestion.dataUpdatedAt }
  const { proposed, at } = begun ?? latest
  const again = (
    <Button
      variant="default"
      leftSection={<IconRefresh aria-hidden />}
      loading={suggestion.isFetching}
      onClick={() => void askAgain()}
    >
      {t('proposal.again')}
    </Button>
  )
  if (proposed.packages === 0)
    return <EmptyState icon={IconBox} title={t('proposal.nothing')} sentence={t('proposal.nothingHelp')} action={again} />
  return (
    <Arranged
      key={at}
      suggestion={proposed}
      again={again}
      isOld={at !== latest.at}
      onStarted={onStarted}
      onBegun={() => setBegun((before) => before ?? latest)}
    />
  )
}

type Begun = { proposed: BundleSuggestion; at: number }

type ArrangedProps = Starting & { suggestion: BundleSuggestion; again: ReactNode; isOld: boolean; onBegun: () => void }

function Arranged({ suggestion, again, isOld, onBegun, onStarted }: ArrangedProps) {
  const { t } = useTranslation('bundles')
  const { id: kept, keep } = useMadeRun()
  const together = usePreviewRun()
  // What was made before stays with what is made now.
  const began = (runId: string) => {
    onStarted(runId)
    if (kept === null) keep(runId)
  }
  const list = (runId: string) => {
    if (kept === null || kept === runId) return keep(runId)
    together.mutate({ act: 'printBundles', of: [kept, runId] }, { onSuccess: ({ id }) => keep(id), onError: showRefusal })
  }
  const arranged = useProposal(suggestion, { onBegun, onStarted: began, onMade: list })
  return (
    <div className={styles.proposal}>
      <ProposalSummary suggestion={suggestion} arranged={arranged} again={again} />
      <div role="status" className={styles.said}>
        {isOld ? <Note tone="neutral">{t('proposal.isOld')}</Note> : null}
        <ProposalOutcomes arranged={arranged} />
      </div>
      {arranged.proposal.bundles.length > 0 ? <ProposalList arranged={arranged} /> : null}
      <TakenOutPackages arranged={arranged} />
      <LeftOut leftOut={suggestion.leftOut} />
    </div>
  )
}
