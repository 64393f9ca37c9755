import type { Order } from '@app/contract/orders.contract'
import type { OrderToBill } from '@app/domain'

/** An order with the lines that a bill takes over from its price. */
export const orderToBill = ({ id, price }: Order): OrderToBill => ({ orderId: id, lines: price?.lines ?? [] })
