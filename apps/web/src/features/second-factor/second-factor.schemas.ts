// What the forms of the second step are checked by.
import { beginSecondFactor, confirmSecondFactor, turnOffSecondFactor } from '@app/contract/second-factor.contract'

export const passwordForm = beginSecondFactor.body
export const codeForm = confirmSecondFactor.body
export const proofsForm = turnOffSecondFactor.body
