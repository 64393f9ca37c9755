// Made of passes/passes.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../../fields/callable.ts'
import type * as contract from '../../passes/passes.contract.ts'

export const findBillByPass: CallableOf<typeof contract.findBillByPass> = {
  method: 'POST',
  path: '/pass/find',
  duties: ['counter'],
}
export const showPass: CallableOf<typeof contract.showPass> = { method: 'POST', path: '/sale-order/{id}/pass' }
