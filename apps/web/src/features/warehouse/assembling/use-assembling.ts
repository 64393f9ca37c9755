import type { Bundle } from '@app/contract/bundles.contract'
import type { Order } from '@app/contract/orders.contract'
import { isReadyCard, type RetailParameters } from '@app/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useCreateBundle, useRemoveBundle } from '../../bundles/bundles.queries.ts'
import type { Tone } from '../../scanning/scan-tones.ts'
import type { Readings } from '../../scanning/use-scanner.ts'
import { textsOf } from '../match/look-up.queries.ts'
import { findOrders } from '../scan/find-orders.ts'
import { useConnectedScans } from '../scan/use-connected-scans.ts'
import { type NotJoining, packageMeant } from './assembly-outcome.ts'
import { type LeftDraft, useKeepDraft } from './left-draft.ts'
import { whyNotNow } from './why-not-now.ts'

type State =
  | { step: 'ready' }
  | { step: 'joined' | 'already'; order: Order }
  | { step: 'refused'; order: Order; reason: NotJoining }
  | { step: 'unclear'; scanned: string; unclear: { kind: 'several'; codes: string[] } | { kind: 'unknown' | 'nothingYet' } }
  | { step: 'made'; bundle: Bundle }
  | { step: 'again'; gone: readonly string[] }

/** One of this station's bundles; taken back, it is struck out. */
export type Made = { bundle: Bundle; isUndone: boolean }

const MOST_MADE = 12
/** Some scanners end a scan with Enter twice: the second makes no bundle. */
const ENTER_OF_SCANNER_MILLISECONDS = 400

export type Assembled = {
  parameters: RetailParameters
  /** The bundle that this person left unfinished. */
  left: LeftDraft
  play: (tone: Tone) => void
}

/** Packages join the bundle scan by scan; LISTO makes it. Nothing waits here for a connection. */
export function useAssembling({ parameters, left, play }: Assembled) {
  const client = useQueryClient()
  const scans = useConnectedScans<State>(left.isAny ? { step: 'again', gone: left.gone } : { step: 'ready' }, play)
  const { state, become, trying } = scans
  const creating = useCreateBundle({ isSaidInPlace: true })
  const removing = useRemoveBundle()
  const [draft, setDraft] = useState(left.draft)
  useKeepDraft(draft)
  const [made, setMade] = useState<readonly Made[]>([])
  const scannedAt = useRef(Number.NEGATIVE_INFINITY)
  const clear = () => become({ step: 'ready' })

  const join = async (order: Order) => {
    if (draft.some(({ id }) => id === order.id)) return become({ step: 'already', order }, 'duplicate')
    const reason = await whyNotNow(client, order, draft, parameters)
    if (reason) return become({ step: 'refused', order, reason }, 'wrongPlace')
    setDraft((before) => [...before, order])
    become({ step: 'joined', order }, 'ok')
  }
  const take = (readings: Readings) =>
    trying(async () => {
      const meant = packageMeant(readings, await findOrders(textsOf(readings)))
      if (meant.kind === 'one') return join(meant.order)
      become({ step: 'unclear', scanned: readings[0], unclear: meant }, 'unknown')
    })
  const make = () =>
    trying(async () => {
      const bundle = await creating.mutateAsync({ orderIds: draft.map(({ id }) => id) })
      setDraft([])
      setMade((before) => [{ bundle, isUndone: false }, ...before].slice(0, MOST_MADE))
      become({ step: 'made', bundle }, 'done')
    })
  const undo = ({ bundle: { id } }: Made) =>
    trying(async () => {
      await removing.mutateAsync(id)
      setMade((before) => before.map((one) => (one.bundle.id === id ? { ...one, isUndone: true } : one)))
      clear()
    })
  const takeOut = ({ id }: Order) => {
    setDraft((before) => before.filter((one) => one.id !== id))
    clear()
  }
  /** Whoever takes that back has it in their hands and scans it again: the bundle may be another one by then. */
  const holdBack = (order: Order) => {
    takeOut(order)
    return () => undefined
  }

  const empty = () => {
    setDraft([])
    clear()
    // One that was begun meanwhile is not mixed with it.
    return () => setDraft((now) => (now.length > 0 ? now : draft))
  }

  const isUnread = state.step === 'refused' || (state.step === 'again' && state.gone.length > 0)
  const isFree = () => !isUnread && scans.isFree()
  const hear = (readings: Readings) => {
    scannedAt.current = performance.now()
    if (!isFree()) return scans.swallow()
    if (!isReadyCard(readings[0])) return void take(readings)
    if (draft.length > 0) return void make()
    become({ step: 'unclear', scanned: readings[0], unclear: { kind: 'nothingYet' } }, 'unknown')
  }
  /** Enter where nothing was typed. */
  const enter = () => {
    const isOfScanner = performance.now() - scannedAt.current < ENTER_OF_SCANNER_MILLISECONDS
    if (!isOfScanner && draft.length > 0 && isFree()) void make()
  }
  return { ...scans, draft, made, hear, enter, make, undo, takeOut, holdBack, empty, clear }
}

export type Assembling = ReturnType<typeof useAssembling>
