import type { OrderToBundle, ReadyPackage } from '../index.ts'

export const ROSA = '1710034065'
export const LUIS = '0926687856'

type Changes = Partial<OrderToBundle> & { consignee?: ReadyPackage['consignee']; declaredEarlierThisYearInCents?: number }

export const consignee = (identification: string) =>
  ({ identificationType: 'cedula', identification, hasConsented: true }) as const

/** 1 kg worth 50.00 that Rosa is declared for, ready in Miami. */
export const ready = (
  id: string,
  { consignee: given = consignee(ROSA), declaredEarlierThisYearInCents = 0, ...changes }: Changes = {},
) => ({
  order: {
    id,
    status: 'inWarehouseMIA',
    isUnmatched: false,
    isInAnotherBundle: false,
    isHeld: false,
    category: 'B',
    isSpecial: false,
    consigneeIdentification: given?.identification ?? null,
    isAuthorizedToBundle: true,
    weightInGrams: 1_000,
    valueInCents: 5_000,
    items: [],
    ...changes,
  } as const,
  consignee: given,
  declaredEarlierThisYearInCents,
})
