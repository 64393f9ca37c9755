import type { List as Listed } from '@app/contract/fields/list'
import { useEffect, useId, useRef, useState } from 'react'
import type { List } from '../list/use-list-state.ts'
import { offerSteps, type RecordPlace } from './open-record.ts'
import { type Direction, type Edge, numberInList, type ShownRows, type StepPlace, stepFrom } from './steps.ts'

type Props = {
  list: List
  rows: readonly { id: string }[] | undefined
  meta: Listed<unknown>['meta'] | undefined
  /** The rows are still those of another page. */
  isStale: boolean
  opens: boolean
}

export type RecordSteps = { place: RecordPlace | null; go: (direction: Direction) => void }

/** Leads from the open record to the next and the one before, and tells the panel where in the list it is. */
export function useRecordSteps({ list, rows, meta, isStale, opens }: Props): RecordSteps {
  const { openId } = list
  const [last, setLast] = useState<{ id: string; index: number; number: number } | null>(null)
  /** The page that was asked for because the record after it, or before it, stands there. */
  const [wanted, setWanted] = useState<{ page: number; edge: Edge } | null>(null)
  const shown: ShownRows | null = rows && meta && opens ? { ...meta, ids: rows.map(({ id }) => id) } : null
  const index = openId === null ? -1 : (shown?.ids.indexOf(openId) ?? -1)
  const at: StepPlace | null =
    index >= 0 ? { index, isGone: false } : openId !== null && last?.id === openId ? { index: last.index, isGone: true } : null
  const number = shown && at && !at.isGone ? numberInList(shown, at) : null
  if (openId !== null && number !== null && (last?.id !== openId || last.number !== number))
    setLast({ id: openId, index, number })
  if (openId === null && wanted) setWanted(null)

  const go = (direction: Direction) => {
    const step = shown && at && !wanted ? stepFrom(shown, at, direction) : null
    if (!step) return
    if ('openId' in step) return list.open(step.openId, true)
    setWanted(step)
    list.setPage(step.page, true)
  }
  const canGo = (direction: Direction) => !wanted && shown !== null && at !== null && stepFrom(shown, at, direction) !== null
  const place: RecordPlace | null =
    openId !== null && at
      ? {
          openId,
          number: wanted ? (last?.number ?? null) : number,
          total: shown?.total ?? null,
          hasNext: canGo(1),
          hasPrevious: canGo(-1),
        }
      : null

  const arrived = wanted && meta?.page === wanted.page && !isStale ? rows?.at(wanted.edge === 'first' ? 0 : -1)?.id : undefined
  const open = useRef(list.open)
  open.current = list.open
  useEffect(() => {
    if (arrived === undefined) return
    setWanted(null)
    open.current(arrived, true)
  }, [arrived])

  useOffered(place, go)
  return { place, go }
}

function useOffered(place: RecordPlace | null, go: (direction: Direction) => void): void {
  const name = useId()
  const latest = useRef(go)
  latest.current = go
  const said = JSON.stringify(place)
  useEffect(() => {
    const told: RecordPlace | null = JSON.parse(said)
    offerSteps(name, told && { place: told, go: (direction) => latest.current(direction) })
  }, [name, said])
  useEffect(() => () => offerSteps(name, null), [name])
}
