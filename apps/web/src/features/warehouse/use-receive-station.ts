import type { Order } from '@app/contract/orders.contract'
import { useState } from 'react'
import { useActor } from '../../session/use-actor.ts'
import { addReceipt, type ReceiptKind } from './recent-receipts.ts'
import type { ScanOutcome } from './scan-outcome.ts'
import type { Tone } from './scan-tones.ts'
import { useLookUp, useReceive, useRegisterUnmatched } from './warehouse.queries.ts'

/** What the person at the station gave for the package in front of them. */
export type Intake = {
  weightInGrams: number
  dimensionsInMillimetres?: { length: number; width: number; height: number }
  photos: readonly File[]
}

export type StationState =
  | { step: 'ready'; last: { kind: ReceiptKind; order: Order } | null }
  | { step: 'found'; outcome: ScanOutcome }
  | { step: 'failed'; scanned: string; error: unknown }

const TONES = { expected: 'success', duplicate: 'attention', waiting: 'attention', unknown: 'failure' } as const satisfies Record<
  ScanOutcome['kind'],
  Tone
>

/** Scan, weigh, confirm, next: one package at a time, told by ear as well as by eye. */
export function useReceiveStation(play: (tone: Tone) => void) {
  const { userId } = useActor()
  const [state, setState] = useState<StationState>({ step: 'ready', last: null })
  const lookUp = useLookUp()
  const receiving = useReceive()
  const registering = useRegisterUnmatched()

  const scan = (scanned: string) =>
    lookUp.mutate(scanned, {
      onSuccess: (outcome) => {
        play(TONES[outcome.kind])
        setState({ step: 'found', outcome })
      },
      onError: (error) => {
        play('failure')
        setState({ step: 'failed', scanned, error })
      },
    })

  const finish = (order: Order, kind: ReceiptKind, weightInGrams: number) => {
    play(kind === 'received' ? 'success' : 'attention')
    const { id: orderId, code, client, updatedAt: at } = order
    const tracking = order.tracking ?? ''
    addReceipt(userId, { orderId, code, tracking, clientName: client?.name ?? null, weightInGrams, kind, at, isUndone: false })
    setState({ step: 'ready', last: { kind, order } })
  }

  const receive = ({ id: orderId }: Order, { photos, ...intake }: Intake) =>
    receiving.mutate(
      { arrival: { orderId, ...intake }, photos },
      {
        onSuccess: ({ orders: [order] }) => order && finish(order, kindOf(order), intake.weightInGrams),
        onError: () => play('failure'),
      },
    )

  const register = (tracking: string, description: string, { weightInGrams, photos }: Intake) =>
    registering.mutate(
      { body: { tracking, description, weightInGrams }, photos },
      { onSuccess: (order) => finish(order, 'unmatched', weightInGrams), onError: () => play('failure') },
    )

  const clear = () => {
    receiving.reset()
    registering.reset()
    setState({ step: 'ready', last: null })
  }
  return { state, scan, isLooking: lookUp.isPending, receive, receiving, register, registering, clear }
}

export type Station = ReturnType<typeof useReceiveStation>

const kindOf = ({ status }: Order): ReceiptKind => (status === 'incomplete' ? 'incomplete' : 'received')
