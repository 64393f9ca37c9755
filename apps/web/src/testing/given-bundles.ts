import type { Bundle } from '@app/contract/bundles.contract'
import { idOf } from './people.ts'

/** One package of 2.50 kg, arrived in Quito and not weighed there. */
export const anArrivedBundle = (changed: Partial<Bundle> = {}): Bundle => ({
  id: idOf(60),
  code: 'BLT-000060',
  version: 1,
  createdAt: '2026-11-12T15:00:00.000Z',
  updatedAt: '2026-11-20T15:00:00.000Z',
  status: 'arrived',
  category: 'B',
  isSpecial: false,
  consignee: { authorizedNameId: null, name: 'Lucía Vaca', identificationType: 'cedula', identification: '1710034065' },
  manifest: { id: idOf(61), code: 'MAN-000061' },
  childGuideNumber: 'HIJA-1',
  weightInGrams: 2_500,
  declaredValueInCents: 12_000,
  customsInvoiceValueInCents: 12_000,
  valueWithTaxInCents: 12_780,
  consigneeYearInCents: 12_780,
  orders: [
    {
      id: idOf(62),
      code: 'PED-000062',
      status: 'arrived',
      client: { id: idOf(63), code: 'CAS-000063', name: 'Ana Paz' },
      tracking: 'TBA000000000062',
      description: 'Zapatos',
      productValueInCents: 12_000,
      warehouseWeightInGrams: 2_500,
      realWeightInGrams: null,
    },
  ],
  warnings: [],
  invoiceOwner: null,
  quotaOverrideReason: null,
  customs: null,
  sentAt: '2026-11-14T15:00:00.000Z',
  arrivedAt: '2026-11-20T15:00:00.000Z',
  allowedActions: ['confirmWeights'],
  ...changed,
})
