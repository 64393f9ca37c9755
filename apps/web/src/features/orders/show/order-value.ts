import type { Order } from '@app/contract/orders.contract'

/** Nobody has said yet what one without owner is worth: it is not worth nothing. */
export const declaredValueOf = ({ client, productValueInCents }: Pick<Order, 'client' | 'productValueInCents'>): number | null =>
  client === null && productValueInCents === 0 ? null : productValueInCents
