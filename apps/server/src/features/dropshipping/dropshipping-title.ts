import { type Title, titleOf } from '@app/domain'

/** What a client calls what they wish for: their own words for it. */
export const titleOfRequest = ({ description: name }: { description: string }): Title =>
  titleOf({ name, items: [], store: '', tracking: null })
