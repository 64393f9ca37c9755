import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { queryClient } from '../../api/query-client.ts'
import { useActor } from '../../session/use-actor.ts'
import { isDialogOpen } from '../../ui/dialog/is-dialog-open.ts'
import { showSuccess } from '../../ui/say/toast.ts'
import { isConnected } from '../scan-queue/connection.ts'
import type { QueueEntry } from '../scan-queue/queue-machine.ts'
import { forgetScan, submitScan } from '../scan-queue/scan-queue.ts'
import type { ReceiptKind, ScanLabel, ScanTask } from '../scan-queue/scan-task.ts'
import type { StationBundle } from '../scan-queue/station-package.ts'
import type { Tone } from '../scanning/scan-tones.ts'
import type { Readings } from '../scanning/use-scanner.ts'
import { type LookUp, lookUp } from './match/look-up.queries.ts'
import type { Place, ScanOutcome } from './scan/scan-outcome.ts'

export type StationState =
  | { step: 'ready'; last: QueueEntry | null }
  | { step: 'found'; scanned: string; found: LookUp }
  | { step: 'failed'; scanned: string; error: unknown }

const TONES: Record<ScanOutcome['kind'], Tone> = {
  expected: 'ok',
  toArrive: 'ok',
  waiting: 'duplicate',
  duplicate: 'duplicate',
  toWeigh: 'ok',
  weighed: 'duplicate',
  kept: 'duplicate',
  wrongPlace: 'wrongPlace',
  doubtful: 'unknown',
  unknown: 'unknown',
}
const DONE_TONES: Partial<Record<ReceiptKind, Tone>> = { incomplete: 'duplicate' }

/** Scan, weigh, confirm, next: one package at a time, told by ear as well as by eye. */
export function useStation(place: Place, play: (tone: Tone) => void) {
  const { userId } = useActor()
  const { t } = useTranslation('warehouse')
  const [state, setState] = useState<StationState>({ step: 'ready', last: null })
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<ApiError | null>(null)
  /** How often a scan came while something stood open: the screen says it each time. */
  const [swallowed, setSwallowed] = useState(0)
  const isTouched = useRef(false)

  const become = (next: StationState) => {
    isTouched.current = false
    setRefused(null)
    setSwallowed(0)
    setState(next)
  }

  /** `isSure`: a person said that this is the number. */
  const look = async (readings: Readings, { isSure } = { isSure: false }) => {
    const [scanned] = readings
    setBusy(true)
    try {
      const found = await lookUp({ userId, place, readings, isSure })
      play(TONES[found.outcome.kind])
      become({ step: 'found', scanned, found })
    } catch (error) {
      play('unknown')
      become({ step: 'failed', scanned, error })
    } finally {
      setBusy(false)
    }
  }

  /** What stands open comes first: the scan is swallowed, with a sound of its own. */
  const standsOpen = (): boolean =>
    isBusy ||
    refused !== null ||
    isTouched.current ||
    state.step === 'failed' ||
    (state.step === 'found' && state.found.outcome.kind === 'wrongPlace') ||
    isDialogOpen()

  const hear = (readings: Readings) => {
    const isOnScreen = state.step === 'found' && readings.includes(state.scanned)
    const outcome = state.step === 'found' ? state.found.outcome : null
    if (isOnScreen && outcome?.kind === 'toArrive' && !isBusy) return void arrive(outcome.bundle)
    if (isOnScreen && outcome?.kind !== 'wrongPlace') return
    if (!standsOpen()) return void look(readings)
    play('blocked')
    setSwallowed((count) => count + 1)
  }

  /** The entry is queued before any call; a refusal is shown here while the person is on this screen. */
  const submit = async (task: ScanTask, label: ScanLabel, photos: readonly File[] = []): Promise<boolean> => {
    setBusy(true)
    setRefused(null)
    const isUnchecked = !isConnected() || (state.step === 'found' && state.found.copyFrom !== null)
    const entry = await submitScan({ userId, task, label, photos, isUnchecked }).finally(() => setBusy(false))
    if (entry?.state === 'refused' && entry.refusal) {
      play('unknown')
      setRefused(new ApiError({ statusCode: 409, ...entry.refusal }))
      await forgetScan(entry.id)
      return false
    }
    const kind = entry?.result?.kind
    play((kind && DONE_TONES[kind]) ?? 'done')
    if (kind === 'arrived') showSuccess(t('arrived'))
    else if (kind) showSuccess(t(task.kind === 'unmatched' ? 'registered' : 'confirmed'))
    if (kind)
      for (const name of ['orders', 'bundles', 'manifests', 'dashboard']) void queryClient.invalidateQueries({ queryKey: [name] })
    become({ step: 'ready', last: entry })
    return true
  }

  const arrive = ({ id: bundleId, code, childGuideNumber, consigneeName, weightInGrams }: StationBundle) =>
    submit({ kind: 'arrive', bundleId }, { number: childGuideNumber ?? code, code, clientName: consigneeName, weightInGrams })

  const clear = () => become({ step: 'ready', last: null })
  const touch = () => {
    isTouched.current = true
  }
  const weighed = () => {
    play('done')
    clear()
  }
  /** Nothing was taken, and somebody has to look. */
  const warn = () => play('unknown')
  return { place, state, isBusy, refused, swallowed, hear, look, submit, arrive, weighed, warn, clear, touch }
}

export type Station = ReturnType<typeof useStation>
