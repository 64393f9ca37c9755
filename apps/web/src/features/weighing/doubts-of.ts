import type { TakenWeightDoubt } from '@app/contract/fields/weight-confirmation'

/** One weight that the server doubts. */
export type DoubtfulWeight = Omit<TakenWeightDoubt, 'reason'> & { orderId: string; code: string }

/** What a refusal says of weights that do not fit; nothing where it is another refusal. */
export const doubtsOf = (
  refusal: { code: string; details: Readonly<Record<string, unknown>> } | null,
): readonly DoubtfulWeight[] =>
  refusal?.code === 'weightDoubtful' && Array.isArray(refusal.details.weights)
    ? (refusal.details.weights as DoubtfulWeight[])
    : []
