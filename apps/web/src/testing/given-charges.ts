import type { Charge } from '@app/contract/charges.contract'
import { idOf, NOW } from './people.ts'

export const aCharge = (changed: Partial<Charge> = {}): Charge => ({
  id: idOf(50),
  code: 'CH-000050',
  version: 2,
  createdAt: NOW,
  updatedAt: NOW,
  name: 'Reempaque',
  description: 'Caja nueva',
  amountInCents: 350,
  treatment: 'general',
  ...changed,
})
