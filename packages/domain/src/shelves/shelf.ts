// Shelves of the two warehouses, and which packages may lie on them (office, section 1).
import type { OrderStatus } from '../lifecycles/order-lifecycle.ts'
import type { Duty } from '../people/duty.ts'
import type { PLACES } from '../rules/vocabularies.ts'

export type Warehouse = (typeof PLACES)[number]

export const MOST_SHELVES_AT_ONCE = 500
/** Whole numbers from 1: what is walked past first is first. */
export const LAST_WALKING_ORDER = 99_999

/** Whose matter the shelves of each warehouse are. */
export const DUTY_OF_WAREHOUSE = { MIA: 'warehouseMIA', UIO: 'warehouseUIO' } as const satisfies Record<Warehouse, Duty>

/** How codes are compared: A-01, a01 and A01 are one shelf. Scanners set for another keyboard change signs, never letters and digits. */
export const plainCode = (code: string): string => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** What begins like the code of a record would be read as that record. */
const CODE_OF_RECORD = /^(?:ORD|BUL|MAN|VTA)\d/
const PLAIN_SHELF = /^(?=.*[A-Z])[A-Z0-9]{2,12}$/

/** Letters and digits, 2 to 12 of them with a letter, and signs between them. */
export function isShelfCode(code: string): boolean {
  const plain = plainCode(code)
  return PLAIN_SHELF.test(plain) && !CODE_OF_RECORD.test(plain) && /^[A-Za-z0-9][A-Za-z0-9 ./-]*$/.test(code)
}

const ENDS_IN_NUMBER = /^(.*?)(\d+)$/

/**
 * The codes from one to another: are forty, with as many digits as the first has.
 * @returns null where they are no series, or more than 500
 */
export function shelfSeries(first: string, last: string): string[] | null {
  const [, head, from = ''] = ENDS_IN_NUMBER.exec(first.trim()) ?? []
  const [, headOfLast, to = ''] = ENDS_IN_NUMBER.exec(last.trim()) ?? []
  if (head === undefined || headOfLast === undefined || head.toUpperCase() !== headOfLast.toUpperCase()) return null
  const count = Number(to) - Number(from) + 1
  if (!(count >= 1 && count <= MOST_SHELVES_AT_ONCE)) return null
  return Array.from({ length: count }, (_, index) => `${head}${String(Number(from) + index).padStart(from.length, '0')}`)
}

type Lying = { status: OrderStatus; isReceived: boolean }

const WAREHOUSE_OF_STATUS: Partial<Record<OrderStatus, Warehouse>> = {
  incomplete: 'MIA',
  incompleteState: 'MIA',
  inWarehouseMIA: 'MIA',
  arrived: 'UIO',
  inWarehouseUIO: 'UIO',
  pendingOfPay: 'UIO',
  paid: 'UIO',
}

/** The statuses in which a package may lie on a shelf. */
export const SHELVED_STATUSES = Object.keys(WAREHOUSE_OF_STATUS) as OrderStatus[]

/** The warehouse in which a package lies; null where it is on its way, handed over or ended. */
export function warehouseOf({ status, isReceived }: Lying): Warehouse | null {
  const warehouse = WAREHOUSE_OF_STATUS[status] ?? null
  return warehouse === 'MIA' && !isReceived ? null : warehouse
}
