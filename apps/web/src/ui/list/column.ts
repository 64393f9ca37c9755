import type { ReactNode } from 'react'

export type Column<Row> = {
  /** Also the name the server sorts by, where `sortable`. */
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers stand at the right. */
  align?: 'right'
  sortable?: boolean
  width?: string
  /** Offered in the column chooser, not shown until it is chosen. */
  extra?: true
  /**
   * Where it is on a phone's card: beside the number, at the right, below, below and as wide as the card; `hidden` leaves it out. The default
   * is `detail`.
   */
  card?: 'title' | 'status' | 'figure' | 'detail' | 'wide' | 'hidden'
}

/** Waits in the column chooser. */
export const asExtra = <Row>(column: Column<Row>): Column<Row> => ({ ...column, extra: true })
