import { type Title, titleOf } from '@app/domain'

/** What a client calls a purchase: they give it no name of their own. */
export const titleOfPurchase = (items: readonly { description: string; store: string }[]): Title =>
  titleOf({ name: '', items: items.map(({ description }) => description), store: items[0]?.store ?? '', tracking: null })
