import type { Bundle } from '@app/contract/bundles.contract'
import type { Order } from '@app/contract/orders.contract'
import type { RetailParameters } from '@app/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { yearlyQuotaOf } from '../../authorized-names/yearly-quota.queries.ts'
import { useCreateBundle, useRemoveBundle } from '../../bundles/bundles.queries.ts'
import { cedulaOf } from '../../bundles/change/consignee-cedula.ts'
import { askConsigneeConsent } from '../../bundles/change/use-consignee-consent.ts'
import type { Tone } from '../../scanning/scan-tones.ts'
import type { Readings } from '../../scanning/use-scanner.ts'
import { textsOf } from '../match/look-up.queries.ts'
import { findOrders } from '../scan/find-orders.ts'
import { useConnectedScans } from '../scan/use-connected-scans.ts'
import { isReadyCard, type NotJoining, packageMeant, whyNot } from './assembly-outcome.ts'

type State =
  | { step: 'ready' }
  | { step: 'joined' | 'already'; order: Order }
  | { step: 'refused'; order: Order; reason: NotJoining }
  | { step: 'unclear'; scanned: string; unclear: { kind: 'several'; codes: string[] } | { kind: 'unknown' | 'nothingYet' } }
  | { step: 'made'; bundle: Bundle }

/** One of this station's bundles; taken back, it is struck out. */
export type Made = { bundle: Bundle; isUndone: boolean }

const MOST_MADE = 12
const KNOWN_FOR_MILLISECONDS = 60_000
/** Some scanners end a scan with Enter twice: the second makes no bundle. */
const ENTER_OF_SCANNER_MILLISECONDS = 400

/** Packages join the bundle scan by scan; LISTO makes it. Nothing waits here for a connection. */
export function useAssembling(parameters: RetailParameters, play: (tone: Tone) => void) {
  const client = useQueryClient()
  const scans = useConnectedScans<State>({ step: 'ready' }, play)
  const { state, become, trying } = scans
  const creating = useCreateBundle({ isSaidInPlace: true })
  const removing = useRemoveBundle()
  const [draft, setDraft] = useState<readonly Order[]>([])
  const [made, setMade] = useState<readonly Made[]>([])
  const scannedAt = useRef(Number.NEGATIVE_INFINITY)
  const clear = () => become({ step: 'ready' })

  const join = async (order: Order) => {
    if (draft.some(({ id }) => id === order.id)) return become({ step: 'already', order }, 'duplicate')
    const cedula = cedulaOf(order.consignee)
    const [hasConsented, quota] = await Promise.all([
      askConsigneeConsent(client, order),
      cedula ? client.fetchQuery({ ...yearlyQuotaOf(cedula), staleTime: KNOWN_FOR_MILLISECONDS }) : null,
    ])
    const known = { hasConsented, declaredEarlierThisYearInCents: quota?.usedInCents ?? 0 }
    const reason = whyNot(order, draft, known, parameters)
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

  const isFree = () => state.step !== 'refused' && scans.isFree()
  const hear = (readings: Readings) => {
    scannedAt.current = performance.now()
    if (!isFree()) return scans.swallow()
    if (!isReadyCard(readings)) return void take(readings)
    if (draft.length > 0) return void make()
    become({ step: 'unclear', scanned: readings[0], unclear: { kind: 'nothingYet' } }, 'unknown')
  }
  /** Enter where nothing was typed. */
  const enter = () => {
    const isOfScanner = performance.now() - scannedAt.current < ENTER_OF_SCANNER_MILLISECONDS
    if (!isOfScanner && draft.length > 0 && isFree()) void make()
  }
  return { ...scans, draft, made, hear, enter, make, undo, takeOut, holdBack, clear }
}

export type Assembling = ReturnType<typeof useAssembling>
