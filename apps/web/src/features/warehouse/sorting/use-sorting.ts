import type { Location } from '@app/contract/locations/locations.contract'
import { plainCode, type SuggestedShelf, sortingOf, suggestedShelf } from '@app/domain'
import { useState } from 'react'
import { labelReadings } from '../../scanning/label-readings.ts'
import type { Tone } from '../../scanning/scan-tones.ts'
import type { Readings } from '../../scanning/use-scanner.ts'
import { textsOf } from '../match/look-up.queries.ts'
import { useConnectedScans } from '../scan/use-connected-scans.ts'
import { findShelved, type Shelved, useShelveOrders } from '../shelving/shelving.queries.ts'
import type { Placed } from '../shelving/use-shelving.ts'
import { shelvesOfOthers } from './sorting.queries.ts'

type Refused = { kind: 'notWeighed' | 'notInThisWarehouse'; code: string }
type Unclear = { kind: 'several'; codes: string[] } | { kind: 'unknown' | 'noPackage' | 'retired' }

type State =
  | { step: 'ready' }
  | { step: 'asked'; order: Shelved; suggested: SuggestedShelf<Location> }
  | { step: 'sorted'; order: Shelved; code: string }
  | { step: 'refused'; refused: Refused }
  | { step: 'unclear'; scanned: string; unclear: Unclear; asked: Extract<State, { step: 'asked' }> | null }

const MOST_SORTED = 12

/** A package in Quito says its shelf; Enter or the scan of a shelf puts it there. Nothing waits here for a connection. */
export function useSorting(shelves: readonly Location[], play: (tone: Tone) => void) {
  const scans = useConnectedScans<State>({ step: 'ready' }, play)
  const { state, become, trying, swallow } = scans
  const shelving = useShelveOrders()
  const [sorted, setSorted] = useState<readonly Placed[]>([])
  const asked = state.step === 'asked' ? state : state.step === 'unclear' ? state.asked : null
  const clear = () => become(asked && state.step === 'unclear' ? asked : { step: 'ready' })
  const leave = () => become({ step: 'ready' })

  const place = (order: Shelved, code: string) =>
    trying(async () => {
      await shelving.mutateAsync({ code, orderIds: [order.id], left: order.location?.code ?? null })
      setSorted((before) => [{ order, code, at: new Date().toISOString(), isUndone: false }, ...before].slice(0, MOST_SORTED))
      become({ step: 'sorted', order, code }, 'done')
    })
  const undo = ({ order, code, at }: Placed) =>
    trying(async () => {
      await shelving.mutateAsync({ code: order.location?.code ?? null, orderIds: [order.id], left: code })
      setSorted((before) => before.map((one) => (one.at === at ? { ...one, isUndone: true } : one)))
      leave()
    })

  const suggest = async (order: Shelved) => {
    const kind = sortingOf(order.status)
    if (kind !== 'toSort') return become({ step: 'refused', refused: { kind, code: order.code } }, 'wrongPlace')
    const suggested = suggestedShelf(shelves, await shelvesOfOthers(order))
    become({ step: 'asked', order, suggested }, 'ok')
  }
  const take = (readings: Readings) =>
    trying(async () => {
      const plain = readings.flatMap((text) => [text, ...labelReadings(text)]).map(plainCode)
      const scanned = readings[0]
      const unclear = (what: Unclear) => become({ step: 'unclear', scanned, unclear: what, asked }, 'unknown')
      const shelf = shelves.find(({ code }) => plain.includes(plainCode(code)))
      if (shelf && !shelf.isActive) return unclear({ kind: 'retired' })
      if (shelf && asked) return place(asked.order, shelf.code)
      if (shelf) return unclear({ kind: 'noPackage' })
      const found = await findShelved(textsOf(readings))
      const meant = found.filter(({ code, tracking }) => [code, tracking ?? ''].some((text) => plain.includes(plainCode(text))))
      const here = meant.filter(({ status }) => sortingOf(status) !== 'notInThisWarehouse')
      if (here.length > 1) return unclear({ kind: 'several', codes: here.map(({ code }) => code) })
      const [order = meant[0]] = here
      if (!order) return unclear({ kind: 'unknown' })
      // The one before is not put anywhere yet.
      if (asked && asked.order.id !== order.id) return swallow()
      return suggest(order)
    })

  const hear = (readings: Readings) => {
    if (state.step === 'refused' || !scans.isFree()) return swallow()
    void take(readings)
  }
  return { ...scans, asked, sorted, hear, place, undo, clear, leave }
}

export type Sorting = ReturnType<typeof useSorting>
