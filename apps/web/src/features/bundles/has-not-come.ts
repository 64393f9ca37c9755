import type { BundledOrder } from '@app/contract/bundles.contract'

/** It ended before Quito weighed it, and never will be. */
export const hasNotCome = ({ status, realWeightInGrams }: Pick<BundledOrder, 'status' | 'realWeightInGrams'>): boolean =>
  status === 'removed' && realWeightInGrams === null
