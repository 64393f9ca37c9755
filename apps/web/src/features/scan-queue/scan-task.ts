// What a station asks of the server. All of it waits in the browser until it was answered.
import type { Sent } from '@app/contract/endpoint'
import type { openIncident } from '@app/contract/incidents.contract'
import type { confirmWarehouse, createUnmatched } from '@app/contract/order-actions.contract'

export type ScanTask =
  | {
      kind: 'receive'
      arrival: Sent<typeof confirmWarehouse>['body']['arrivals'][number]
      /** Scanned to be weighed again: that it was received before is known. */
      isWeighedAgain: boolean
    }
  | {
      kind: 'unmatched'
      body: Sent<typeof createUnmatched>['body']
      /** Chosen at the station as its owner. */
      clientId: string | null
    }
  /** Takes back another entry that was sent. */
  | { kind: 'undo'; of: string }
  | { kind: 'arrive'; bundleId: string }
  | { kind: 'incident'; orderId: string; body: Sent<typeof openIncident>['body'] }

export type ReceiptKind = 'received' | 'incomplete' | 'unmatched' | 'arrived' | 'undone' | 'reported'

/** What the server answered, as far as the station shows it. */
export type ScanResult = { kind: ReceiptKind; id: string; code: string; reasons: readonly string[]; note: string }

export type ScanRefusal = { code: string; message: string; details: Readonly<Record<string, unknown>> }

/** What people know the package by while nobody can be asked. */
export type ScanLabel = { number: string; code: string | null; clientName: string | null; weightInGrams: number | null }
