import { businessDay, type Category, goodsIn } from '@app/domain'

/** Whether what its owner calls so is an accessory; asked anew once it is called otherwise. */
export type PhoneAnswer = { description: string; isAccessory: boolean }

export type DescribedGoods = { description: string; phoneAnswer?: PhoneAnswer | undefined }

/** What of a description must be said, and what its owner answered to it. */
export function goodsToSay({ description, phoneAnswer }: DescribedGoods, category: Category) {
  const found = goodsIn(description, { category, on: businessDay(new Date()) })
  return found && { ...found, answer: phoneAnswer?.description === description ? phoneAnswer : null }
}

/** What keeps it from being sent: nobody brings it, or nobody said yet whether it is a telephone. */
export function goodsProblem(item: DescribedGoods, category: Category): string | null {
  const said = goodsToSay(item, category)
  if (!said || said.effect === 'note') return null
  if (said.effect === 'stop') return 'goodsNotCarried'
  if (!said.answer) return 'phoneNotSaid'
  return said.answer.isAccessory ? null : 'phoneNotCarried'
}
