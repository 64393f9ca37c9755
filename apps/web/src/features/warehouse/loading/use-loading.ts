import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePutOnManifest } from '../../manifests/carried/manifest-bundles.queries.ts'
import type { StationBundle } from '../../scan-queue/station-package.ts'
import type { Tone } from '../../scanning/scan-tones.ts'
import type { Readings } from '../../scanning/use-scanner.ts'
import { askServer, textsOf } from '../match/look-up.queries.ts'
import { useConnectedScans } from '../scan/use-connected-scans.ts'
import { type LoadOutcome, loadOutcome } from './load-outcome.ts'
import { type CargoOfManifest, keyOfCargo, useLoadBundles } from './loading.queries.ts'

type LoadState = { step: 'ready'; last: StationBundle | null } | { step: 'said'; scanned: string; outcome: LoadOutcome }

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
  const scans = useConnectedScans<LoadState>({ step: 'ready', last: null }, play)
  const { state, become, isBusy, isConnected } = scans
  const loading = useLoadBundles(manifestId)
  const adding = usePutOnManifest(manifestId)
  const [loads, setLoads] = useState<readonly Load[]>([])
  const clear = () => become({ step: 'ready', last: null })
  const trying = (work: () => Promise<void>) =>
    scans.trying(() =>
      work().catch((error: unknown) => {
        // What was refused is not as it was read.
        void client.invalidateQueries({ queryKey: keyOfCargo(manifestId) })
        throw error
      }),
    )

  const load = async (bundle: StationBundle) => {
    await loading.mutateAsync({ bundleIds: [bundle.id] })
    setLoads((before) => [{ bundle, at: new Date().toISOString(), isUndone: false }, ...before].slice(0, MOST_LOADS))
    become({ step: 'ready', last: bundle }, 'done')
  }
  const take = (readings: Readings) =>
    trying(async () => {
      const here = loadOutcome(readings, { bundles: cargo.bundles, packages: [] }, manifestCode)
      const isKnown = here.kind !== 'unknown'
      const outcome = isKnown ? here : loadOutcome(readings, await askServer('UIO', textsOf(readings)), manifestCode)
      if (outcome.kind === 'toLoad') return load(outcome.bundle)
      become({ step: 'said', scanned: readings[0], outcome }, TONES[outcome.kind])
    })
  /** A free bundle comes on this manifest, and is loaded. */
  const add = (bundle: StationBundle) =>
    trying(async () => {
      await adding.mutateAsync({ bundleIds: [bundle.id] })
      await load({ ...bundle, manifestCode })
    })
  const undo = ({ bundle }: Load) =>
    trying(async () => {
      await loading.mutateAsync({ bundleIds: [bundle.id], undo: true })
      setLoads((before) => before.map((one) => (one.bundle.id === bundle.id ? { ...one, isUndone: true } : one)))
      clear()
    })

  const hear = (readings: Readings) => {
    const said = state.step === 'said' ? state : null
    const asked = said?.outcome.kind === 'free' ? said.outcome.bundle : null
    if (asked && said && readings.includes(said.scanned) && !isBusy && isConnected) return void add(asked)
    if ((said && STANDS_OPEN.includes(said.outcome.kind)) || !scans.isFree()) return scans.swallow()
    void take(readings)
  }
  return { ...scans, loads, hear, add, undo, clear }
}

export type Loading = ReturnType<typeof useLoading>
