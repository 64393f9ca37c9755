import { QUOTED_SERVICES, type Quotation } from '@app/contract/quotations.contract'
import { asTreated } from '@app/domain'
import { personView } from '../people/person.view.ts'
import type { QuotationRow } from './quotations.table.ts'

type Named = Parameters<typeof personView>[0]

export const quotationView = ({ quotation, client }: { quotation: QuotationRow; client: Named | null }): Quotation => ({
  id: quotation.id,
  code: quotation.code,
  createdAt: quotation.createdAt.toISOString(),
  client: client && personView(client),
  service: QUOTED_SERVICES.find((service) => service === quotation.service) ?? 'COU',
  category: quotation.category,
  isSpecial: quotation.isSpecial,
  weightInGrams: quotation.weightInGrams,
  productValueInCents: quotation.productValueInCents,
  description: quotation.description,
  price: { lines: quotation.lines.map(asTreated), totalInCents: quotation.totalInCents },
  parametersVersion: quotation.parametersVersion,
})
