import type { FiscalDocumentKind } from '@app/domain'

/** Always Spanish, as what the files say (fiscal, section 2). */
const NAMES: Record<FiscalDocumentKind, string> = { factura: 'factura', notaCredito: 'nota-de-credito' }

/** factura-001-002-000000123.pdf */
export const fiscalFileName = (kind: FiscalDocumentKind, number: string, ending: 'pdf' | 'xml'): string =>
  `${NAMES[kind]}-${number}.${ending}`
