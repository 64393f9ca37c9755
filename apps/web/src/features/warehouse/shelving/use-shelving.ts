import type { Location } from '@app/contract/locations/locations.contract'
import { type ShelvingOutcome, shelvingOutcome } from '@app/domain'
import { useState } from 'react'
import { labelReadings } from '../../scanning/label-readings.ts'
import type { Tone } from '../../scanning/scan-tones.ts'
import type { Readings } from '../../scanning/use-scanner.ts'
import { textsOf } from '../match/look-up.queries.ts'
import { useConnectedScans } from '../scan/use-connected-scans.ts'
import { findShelved, type Shelved, useShelveOrders } from './shelving.queries.ts'

export type Said = ShelvingOutcome<Location, Shelved>
/** One of this station's scans, and where the package lay before; taken back, it is struck out. */
export type Placed = { order: Shelved; code: string; at: string; isUndone: boolean }

type State =
  | { step: 'ready' }
  | { step: 'placed'; order: Shelved; code: string }
  | { step: 'said'; scanned: string; outcome: Said }

const TONES: Record<Said['kind'], Tone> = {
  shelf: 'ok',
  toShelve: 'done',
  alreadyThere: 'duplicate',
  retired: 'wrongPlace',
  notInThisWarehouse: 'wrongPlace',
  severalInside: 'unknown',
  noShelf: 'unknown',
  unknown: 'unknown',
}
/** These wait for a person: the next scan is swallowed. */
const STANDS_OPEN: readonly Said['kind'][] = ['retired', 'notInThisWarehouse']
const MOST_PLACED = 12

/** A shelf, then its packages; another shelf changes where they go. Nothing waits here for a connection. */
export function useShelving(shelves: readonly Location[], play: (tone: Tone) => void) {
  const scans = useConnectedScans<State>({ step: 'ready' }, play)
  const { state, become, trying } = scans
  const shelving = useShelveOrders()
  const [ontoId, setOntoId] = useState<string | null>(null)
  const [placed, setPlaced] = useState<readonly Placed[]>([])
  const onto = shelves.find(({ id }) => id === ontoId) ?? null
  const clear = () => become({ step: 'ready' })

  const place = async (order: Shelved, { code }: Location) => {
    await shelving.mutateAsync({ code, orderIds: [order.id], left: order.location?.code ?? null })
    setPlaced((before) => [{ order, code, at: new Date().toISOString(), isUndone: false }, ...before].slice(0, MOST_PLACED))
    become({ step: 'placed', order, code }, 'done')
  }
  const take = (readings: Readings) =>
    trying(async () => {
      const numbers = [...new Set(readings.flatMap((text) => [text, ...labelReadings(text)]))]
      const here = shelvingOutcome<Location, Shelved>(numbers, { shelves, packages: [] }, onto)
      const isKnown = here.kind !== 'unknown'
      const packages = isKnown ? [] : await findShelved(textsOf(readings))
      const outcome = isKnown ? here : shelvingOutcome<Location, Shelved>(numbers, { shelves, packages }, onto)
      if (outcome.kind === 'toShelve' && onto) return place(outcome.order, onto)
      if (outcome.kind === 'shelf') setOntoId(outcome.shelf.id)
      become({ step: 'said', scanned: readings[0], outcome }, TONES[outcome.kind])
    })
  /** Back to where it lay, or to no shelf. */
  const undo = ({ order, code, at }: Placed) =>
    trying(async () => {
      await shelving.mutateAsync({ code: order.location?.code ?? null, orderIds: [order.id], left: code })
      setPlaced((before) => before.map((one) => (one.at === at ? { ...one, isUndone: true } : one)))
      clear()
    })

  const hear = (readings: Readings) => {
    const standsOpen = state.step === 'said' && STANDS_OPEN.includes(state.outcome.kind)
    if (standsOpen || !scans.isFree()) return scans.swallow()
    void take(readings)
  }
  return { ...scans, onto, placed, hear, undo, clear }
}

export type Shelving = ReturnType<typeof useShelving>
