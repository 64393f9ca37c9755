// What this person received since they opened the product: to look back at, and to take back within the day.
import { useSyncExternalStore } from 'react'

export type ReceiptKind = 'received' | 'incomplete' | 'unmatched'
export type Receipt = {
  orderId: string
  code: string
  tracking: string
  clientName: string | null
  weightInGrams: number
  kind: ReceiptKind
  at: string
  isUndone: boolean
}

const MOST_KEPT = 30
let kept: { userId: string; receipts: readonly Receipt[] } = { userId: '', receipts: [] }
const listeners = new Set<() => void>()
const NONE: readonly Receipt[] = []

function become(userId: string, receipts: readonly Receipt[]): void {
  kept = { userId, receipts: receipts.slice(0, MOST_KEPT) }
  for (const listener of listeners) listener()
}

/** Another person who signs in at the same station starts with an empty list. */
const receiptsOf = (userId: string): readonly Receipt[] => (kept.userId === userId ? kept.receipts : NONE)

export const addReceipt = (userId: string, receipt: Receipt): void =>
  become(userId, [receipt, ...receiptsOf(userId).filter(({ orderId }) => orderId !== receipt.orderId)])

export const markUndone = (userId: string, orderId: string): void =>
  become(
    userId,
    receiptsOf(userId).map((receipt) => (receipt.orderId === orderId ? { ...receipt, isUndone: true } : receipt)),
  )

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useRecentReceipts = (userId: string): readonly Receipt[] => useSyncExternalStore(subscribe, () => receiptsOf(userId))
