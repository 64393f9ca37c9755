import type { BundleSuggestion } from '@app/contract/bundle-suggestion.contract'
import { useMemo, useState } from 'react'
import { useLeaveGuard } from '../../../ui/edit/leave-guard.ts'
import { useRetailParameters } from '../../retail-parameters/retail-parameters.queries.ts'
import {
  type Destination,
  findPackage,
  movePackage,
  neighbourOf,
  proposalFrom,
  putBack,
  setWanted,
  sumsOf,
  withoutBundles,
  withoutPackage,
} from './proposal.ts'
import { shownBundles } from './proposal-filters.ts'
import { type Ended, type NotMade, useMaking } from './use-making.ts'
import { useProposalFilters } from './use-proposal-filters.ts'

export type ArrangedProposal = ReturnType<typeof useProposal>

/** The package at which the person goes on, and how often they went on somewhere: the same one may be next twice. */
type GoingOn = { id: string | null; times: number }

type Listening = { onBegun: () => void; onStarted: (runId: string) => void; onMade: (runId: string) => void }

/** The proposal being arranged, and being made by a run. */
export function useProposal(suggestion: BundleSuggestion, { onBegun, onStarted, onMade }: Listening) {
  const [atFirst] = useState(() => proposalFrom(suggestion))
  const [proposal, change] = useState(atFirst)
  const [isArranged, setArranged] = useState(false)
  const [notMade, setNotMade] = useState<readonly NotMade[]>([])
  const [madeCount, setMadeCount] = useState(0)
  const [goingOn, setGoingOn] = useState<GoingOn>({ id: null, times: 0 })
  const { data: parameters } = useRetailParameters()
  const [now] = useState(() => new Date())
  const chosen = useProposalFilters()
  const { filters } = chosen
  useLeaveGuard(isArranged)

  const setProposal: typeof change = (next) => {
    onBegun()
    change(next)
  }
  const goOnAt = (id: string | null) => setGoingOn(({ times }) => ({ id, times: times + 1 }))
  const move = (orderId: string, to: Destination) => {
    setProposal((now) => movePackage(now, orderId, to))
    setArranged(true)
    goOnAt(orderId)
  }
  /** It waits from now on; what is answered brings it back where it was. */
  const holdBack = (orderId: string) => {
    const place = findPackage(proposal, orderId)
    if (!place) return () => undefined
    setProposal((now) => withoutPackage(now, place))
    goOnAt(neighbourOf(proposal, orderId))
    return () => {
      setProposal((now) => putBack(now, place))
      goOnAt(orderId)
    }
  }
  const want = (numbers: readonly number[], isWanted: boolean) => setProposal((now) => setWanted(now, numbers, isWanted))
  // Nobody makes what they do not see.
  const shown = useMemo(() => shownBundles(proposal.bundles, filters, now), [proposal.bundles, filters, now])
  const shownAtFirst = useMemo(() => shownBundles(atFirst.bundles, filters, now).length, [atFirst, filters, now])
  const toMake = shown.filter(({ isWanted }) => isWanted)
  const isOver = parameters ? toMake.some((bundle) => sumsOf(bundle, parameters).isOver) : true

  const note = ({ runId, made, notMade: refused }: Ended) => {
    change((before) => withoutBundles(before, made))
    setNotMade((before) => [...before, ...refused])
    setMadeCount((before) => before + made.length)
    if (made.length > 0) onMade(runId)
  }
  const making = useMaking({ onStarted, onEnded: note })
  const make = () => {
    onBegun()
    setArranged(false)
    setNotMade((before) => before.filter(({ number }) => !toMake.some((bundle) => bundle.number === number)))
    making.make(toMake)
  }
  return {
    proposal,
    chosen,
    shown,
    /** How many the filters left before any was moved or made. */
    shownAtFirst,
    now,
    parameters,
    notMade,
    madeCount,
    progress: making.progress,
    goingOn,
    move,
    holdBack,
    want,
    make,
    stop: making.stop,
    isMaking: making.isMaking,
    canMake: toMake.length > 0 && !isOver,
    isOver,
  }
}
