import type { Pass } from '@app/contract/passes/passes.contract'
import { givenBill } from './given-payments.ts'
import { idOf } from './people.ts'

const thing = (name: string) => ({ kind: 'thing' as const, name, more: 0 })

/** Of shoes and a cap, 2.7 kg together. */
export const givenPass = (changed: Partial<Pass> = {}): Pass => ({
  ...{ billCode: 'VTA-000040', code: '0F1E2D3C4B5A69788796A5B4C3D2E1F0', digits: '472918' },
  ...{ qrCode: { size: 21, path: 'M0 0h7v1h-7z' }, pickup: givenBill().pickup, weightInGrams: 2_700 },
  packages: [
    { id: idOf(90), title: thing('Zapatos'), tracking: null, weightInGrams: 1_800 },
    { id: idOf(91), title: thing('Gorra'), tracking: null, weightInGrams: 900 },
  ],
  ...changed,
})
