import type { SecondFactor } from '@app/contract/second-factor.contract'
import { NOW } from './people.ts'

/** On since the 20th of November, with eight of ten recovery codes left. */
export const aSecondFactor = (changed: Partial<SecondFactor> = {}): SecondFactor => ({
  isOn: true,
  confirmedAt: NOW,
  passkeys: 0,
  recoveryCodesLeft: 8,
  isRequired: false,
  ...changed,
})

export const TEN_CODES = Array.from({ length: 10 }, (_, index) => `abcde-fghi${index}`)
