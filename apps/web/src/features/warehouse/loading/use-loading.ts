import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isDialogOpen } from '../../../ui/dialog/is-dialog-open.ts'
import { usePutOnManifest } from '../../manifests/carried/manifest-bundles.queries.ts'
import { useIsConnected } from '../../scan-queue/connection.ts'
import type { StationBundle } from '../../scan-queue/station-package.ts'
import type { Tone } from '../../scanning/scan-tones.ts'
import type { Readings } from '../../scanning/use-scanner.ts'
import { askServer, textsOf } from '../match/look-up.queries.ts'
import { type LoadOutcome, loadOutcome } from './load-outcome.ts'
import { type CargoOfManifest, keyOfCargo, useLoadBundles } from './loading.queries.ts'

type LoadState =
  | { step: 'ready'; last: StationBundle | null }
  | { step: 'said'; scanned: string; outcome: LoadOutcome }
  | { step: 'failed'; error: unknown }

/** One of this station's scans; taken back, it is struck out. */
export type Load = { bundle: StationBundle; at: string; isUndone: boolean }

const TONES: Record<LoadOutcome['kind'], Tone> = {
  toLoad: 'ok',
  alreadyLoaded: 'duplicate',
  free: 'duplicate',
  onOther: 'wrongPlace',
  shipped: 'wrongPlace',
  severalInside: 'unknown',
  notBundled: 'unknown',
  unknown: 'unknown',
}
/** These wait for a person: the next scan is swallowed. */
const STANDS_OPEN = ['free', 'onOther', 'shipped']
const MOST_LOADS = 12

/** A scan loads its bundle; what does not belong says so by ear as well as by eye. Nothing waits here for a connection. */
export function useLoading(cargo: CargoOfManifest, play: (tone: Tone) => void) {
  const { id: manifestId, code: manifestCode } = cargo
  const client = useQueryClient()
  const isConnected = useIsConnected()
  const loading = useLoadBundles(manifestId)
  const adding = usePutOnManifest(manifestId)
  const [state, setState] = useState<LoadState>({ step: 'ready', last: null })
  const [isBusy, setBusy] = useState(false)
  const [swallowed, setSwallowed] = useState(0)
  const [loads, setLoads] = useState<readonly Load[]>([])

  const become = (next: LoadState) => {
    setSwallowed(0)
    setState(next)
  }
  const clear = () => become({ step: 'ready', last: null })
  const clearing = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      play('unknown')
      become({ step: 'failed', error })
      // What was refused is not as it was read.
      void client.invalidateQueries({ queryKey: keyOfCargo(manifestId) })
    } finally {
      setBusy(false)
    }
  }

  const load = async (bundle: StationBundle) => {
    await loading.mutateAsync({ bundleIds: [bundle.id] })
    play('done')
    setLoads((before) => [{ bundle, at: new Date().toISOString(), isUndone: false }, ...before].slice(0, MOST_LOADS))
    become({ step: 'ready', last: bundle })
  }
  const take = (readings: Readings) =>
    clearing(async () => {
      const here = loadOutcome(readings, { bundles: cargo.bundles, packages: [] }, manifestCode)
      const isKnown = here.kind !== 'unknown'
      const outcome = isKnown ? here : loadOutcome(readings, await askServer('UIO', textsOf(readings)), manifestCode)
      if (outcome.kind === 'toLoad') return load(outcome.bundle)
      play(TONES[outcome.kind])
      become({ step: 'said', scanned: readings[0], outcome })
    })
  /** A free bundle comes on this manifest, and is loaded. */
  const add = (bundle: StationBundle) =>
    clearing(async () => {
      await adding.mutateAsync({ bundleIds: [bundle.id] })
      await load({ ...bundle, manifestCode })
    })
  const undo = ({ bundle }: Load) =>
    clearing(async () => {
      await loading.mutateAsync({ bundleIds: [bundle.id], undo: true })
      setLoads((before) => before.map((one) => (one.bundle.id === bundle.id ? { ...one, isUndone: true } : one)))
      clear()
    })

  const standsOpen = (): boolean =>
    isBusy ||
    !isConnected ||
    state.step === 'failed' ||
    (state.step === 'said' && STANDS_OPEN.includes(state.outcome.kind)) ||
    isDialogOpen()

  const hear = (readings: Readings) => {
    const asked = state.step === 'said' && state.outcome.kind === 'free' ? state.outcome.bundle : null
    const isAgain = state.step === 'said' && readings.includes(state.scanned)
    if (asked && isAgain && !isBusy && isConnected) return void add(asked)
    if (!standsOpen()) return void take(readings)
    play('blocked')
    setSwallowed((count) => count + 1)
  }
  return { state, isBusy, isConnected, swallowed, loads, hear, add, undo, clear }
}

export type Loading = ReturnType<typeof useLoading>
